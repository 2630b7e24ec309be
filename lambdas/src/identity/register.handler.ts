import { clock } from '../platform/clock.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { createUser } from './create-user.usecase.ts';
import { identityFromEnvironment } from './identity-from-environment.handler.ts';
import { identityValidators } from './identity-validators.ts';
import { hashPassword } from './password-hash.ts';
import { register } from './register.usecase.ts';
import { tokensFromEnvironment } from './tokens-from-environment.handler.ts';

const identity = identityFromEnvironment();

export const registerHandler = httpHandler(
	'register',
	identityValidators,
	register({
		...identity,
		createUser: createUser({ accounts: identity.accounts, hash: hashPassword, now: clock, newId }),
		issueToken: tokensFromEnvironment(),
		now: clock,
	}),
);
