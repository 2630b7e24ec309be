import * as answers from '@tulia/contracts/validators/service-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const serviceValidators: ValidatorsOf<'listServices'> = {
	listServices: { response: answers.validateListServicesResponse },
};
