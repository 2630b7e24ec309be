import * as requests from '@tulia/contracts/validators/availability';
import * as answers from '@tulia/contracts/validators/availability-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const availabilityValidators: ValidatorsOf<'listAvailableTimes' | 'getAvailability'> = {
	listAvailableTimes: {
		query: requests.validateListAvailableTimesQuery,
		response: answers.validateListAvailableTimesResponse,
	},
	getAvailability: {
		query: requests.validateGetAvailabilityQuery,
		response: answers.validateGetAvailabilityResponse,
	},
};
