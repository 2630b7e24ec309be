import * as requests from '@tulia/contracts/validators/identity';
import * as answers from '@tulia/contracts/validators/identity-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const identityValidators: ValidatorsOf<'register' | 'login' | 'verify' | 'getJwks'> = {
	register: { body: requests.validateRegisterBody, response: answers.validateRegisterResponse },
	login: { body: requests.validateLoginBody, response: answers.validateLoginResponse },
	verify: { response: answers.validateVerifyResponse },
	getJwks: { response: answers.validateGetJwksResponse },
};
