import * as requests from '@tulia/contracts/validators/closure';
import * as answers from '@tulia/contracts/validators/closure-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const closureValidators: ValidatorsOf<'listClosures' | 'listAffected' | 'createClosure' | 'deleteClosure'> = {
	listClosures: { query: requests.validateListClosuresQuery, response: answers.validateListClosuresResponse },
	listAffected: { query: requests.validateListAffectedQuery, response: answers.validateListAffectedResponse },
	createClosure: { body: requests.validateCreateClosureBody, response: answers.validateCreateClosureResponse },
	deleteClosure: { params: requests.validateDeleteClosureParams, response: answers.validateDeleteClosureResponse },
};
