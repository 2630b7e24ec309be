import { httpHandler } from '../platform/http.ts';
import { accountsFromEnvironment } from './accounts-from-environment.handler.ts';
import { identityValidators } from './identity-validators.ts';
import { login } from './login.usecase.ts';
import { hashPassword } from './password-hash.ts';
import { tokensFromEnvironment } from './tokens-from-environment.handler.ts';

export const loginHandler = httpHandler(
	'login',
	identityValidators,
	login({ accounts: accountsFromEnvironment(), hash: hashPassword, issueToken: tokensFromEnvironment() }),
);
