import { checkCodeFromEnvironment } from '../account/check-code-from-environment.handler.ts';
import { clock } from '../platform/clock.ts';
import { httpHandler } from '../platform/http.ts';
import { identityFromEnvironment } from './identity-from-environment.handler.ts';
import { identityValidators } from './identity-validators.ts';
import { login } from './login.usecase.ts';
import { hashPassword } from './password-hash.ts';
import { tokensFromEnvironment } from './tokens-from-environment.handler.ts';

const { accounts, loginLimits: limits } = identityFromEnvironment();

export const loginHandler = httpHandler(
	'login',
	identityValidators,
	login({
		accounts,
		limits,
		hash: hashPassword,
		checkCode: checkCodeFromEnvironment(),
		issueToken: tokensFromEnvironment(),
		now: clock,
	}),
);
