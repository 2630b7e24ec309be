import { clock } from '../platform/clock.ts';
import { httpHandler } from '../platform/http.ts';
import { confirmEmail } from './confirm-email.usecase.ts';
import { identityFromEnvironment } from './identity-from-environment.handler.ts';
import { identityValidators } from './identity-validators.ts';

export const confirmEmailHandler = httpHandler(
	'confirmEmail',
	identityValidators,
	confirmEmail({ ...identityFromEnvironment(), now: clock }),
);
