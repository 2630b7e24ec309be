import * as requests from '@tulia/contracts/validators/identity';
import * as answers from '@tulia/contracts/validators/identity-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type Name =
	| 'register'
	| 'login'
	| 'verify'
	| 'logout'
	| 'forgotPassword'
	| 'resetPassword'
	| 'confirmEmail'
	| 'getJwks';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const identityValidators: ValidatorsOf<Name> = {
	register: { body: requests.validateRegisterBody, response: answers.validateRegisterResponse },
	login: { body: requests.validateLoginBody, response: answers.validateLoginResponse },
	verify: { response: answers.validateVerifyResponse },
	logout: { response: answers.validateLogoutResponse },
	forgotPassword: { body: requests.validateForgotPasswordBody, response: answers.validateForgotPasswordResponse },
	resetPassword: {
		params: requests.validateResetPasswordParams,
		body: requests.validateResetPasswordBody,
		response: answers.validateResetPasswordResponse,
	},
	confirmEmail: { body: requests.validateConfirmEmailBody, response: answers.validateConfirmEmailResponse },
	getJwks: { response: answers.validateGetJwksResponse },
};
