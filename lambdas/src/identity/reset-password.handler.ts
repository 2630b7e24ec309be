import { clock } from '../platform/clock.ts';
import { httpHandler } from '../platform/http.ts';
import { identityFromEnvironment } from './identity-from-environment.handler.ts';
import { identityValidators } from './identity-validators.ts';
import { hashPassword } from './password-hash.ts';
import { resetPassword } from './reset-password.usecase.ts';

export const resetPasswordHandler = httpHandler(
	'resetPassword',
	identityValidators,
	resetPassword({ ...identityFromEnvironment(), hash: hashPassword, now: clock }),
);
