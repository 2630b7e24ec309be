import * as requests from '@tulia/contracts/validators/user';
import * as answers from '@tulia/contracts/validators/user-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const userValidators: ValidatorsOf<'listUsers' | 'getUser' | 'changeUser' | 'liftUndeliverable'> = {
	listUsers: { query: requests.validateListUsersQuery, response: answers.validateListUsersResponse },
	getUser: { params: requests.validateGetUserParams, response: answers.validateGetUserResponse },
	changeUser: {
		params: requests.validateChangeUserParams,
		body: requests.validateChangeUserBody,
		response: answers.validateChangeUserResponse,
	},
	liftUndeliverable: {
		params: requests.validateLiftUndeliverableParams,
		body: requests.validateLiftUndeliverableBody,
		response: answers.validateLiftUndeliverableResponse,
	},
};
