import { clock } from '../platform/clock.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { accountsFromEnvironment } from './accounts-from-environment.handler.ts';
import { createUser } from './create-user.usecase.ts';
import { identityValidators } from './identity-validators.ts';
import { hashPassword } from './password-hash.ts';
import { register } from './register.usecase.ts';
import { tokensFromEnvironment } from './tokens-from-environment.handler.ts';

export const registerHandler = httpHandler(
	'register',
	identityValidators,
	register({
		createUser: createUser({ accounts: accountsFromEnvironment(), hash: hashPassword, now: clock, newId }),
		issueToken: tokensFromEnvironment(),
	}),
);
