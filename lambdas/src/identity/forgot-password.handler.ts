import { clock } from '../platform/clock.ts';
import { httpHandler } from '../platform/http.ts';
import { forgotPassword } from './forgot-password.usecase.ts';
import { identityFromEnvironment } from './identity-from-environment.handler.ts';
import { identityValidators } from './identity-validators.ts';

export const forgotPasswordHandler = httpHandler(
	'forgotPassword',
	identityValidators,
	forgotPassword({ ...identityFromEnvironment(), now: clock }),
);
