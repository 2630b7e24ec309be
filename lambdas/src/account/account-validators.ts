import * as requests from '@tulia/contracts/validators/account';
import * as answers from '@tulia/contracts/validators/account-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type Name =
	| 'getAccount'
	| 'changeName'
	| 'changePassword'
	| 'changeEmail'
	| 'resendConfirmation'
	| 'logoutEverywhere'
	| 'changeConsent'
	| 'exportMyData'
	| 'deleteAccount'
	| 'startSecondFactor'
	| 'confirmSecondFactor'
	| 'removeSecondFactor';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const accountValidators: ValidatorsOf<Name> = {
	getAccount: { response: answers.validateGetAccountResponse },
	changeName: { body: requests.validateChangeNameBody, response: answers.validateChangeNameResponse },
	changePassword: { body: requests.validateChangePasswordBody, response: answers.validateChangePasswordResponse },
	changeEmail: { body: requests.validateChangeEmailBody, response: answers.validateChangeEmailResponse },
	resendConfirmation: { response: answers.validateResendConfirmationResponse },
	logoutEverywhere: { response: answers.validateLogoutEverywhereResponse },
	changeConsent: {
		params: requests.validateChangeConsentParams,
		body: requests.validateChangeConsentBody,
		response: answers.validateChangeConsentResponse,
	},
	exportMyData: { response: answers.validateExportMyDataResponse },
	deleteAccount: { body: requests.validateDeleteAccountBody, response: answers.validateDeleteAccountResponse },
	startSecondFactor: {
		body: requests.validateStartSecondFactorBody,
		response: answers.validateStartSecondFactorResponse,
	},
	confirmSecondFactor: {
		body: requests.validateConfirmSecondFactorBody,
		response: answers.validateConfirmSecondFactorResponse,
	},
	removeSecondFactor: {
		body: requests.validateRemoveSecondFactorBody,
		response: answers.validateRemoveSecondFactorResponse,
	},
};
