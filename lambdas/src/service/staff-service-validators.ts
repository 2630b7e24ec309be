import * as requests from '@tulia/contracts/validators/service';
import * as answers from '@tulia/contracts/validators/service-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of staff's endpoints; a function bundles those of its own nouns. */
export const staffServiceValidators: ValidatorsOf<
	'listAllServices' | 'createService' | 'changeService' | 'reorderServices'
> = {
	listAllServices: { response: answers.validateListAllServicesResponse },
	createService: { body: requests.validateCreateServiceBody, response: answers.validateCreateServiceResponse },
	reorderServices: { body: requests.validateReorderServicesBody, response: answers.validateReorderServicesResponse },
	changeService: {
		params: requests.validateChangeServiceParams,
		body: requests.validateChangeServiceBody,
		response: answers.validateChangeServiceResponse,
	},
};
