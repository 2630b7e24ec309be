import { getJwksHandler } from '../identity/get-jwks.handler.ts';
import { loginHandler } from '../identity/login.handler.ts';
import { registerHandler } from '../identity/register.handler.ts';
import { verifyHandler } from '../identity/verify.handler.ts';
import { apiFunction } from '../platform/api-function.ts';

export const handler = apiFunction('identity', {
	register: registerHandler,
	login: loginHandler,
	verify: verifyHandler,
	getJwks: getJwksHandler,
});
