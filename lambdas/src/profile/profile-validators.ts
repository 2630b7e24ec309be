import * as answers from '@tulia/contracts/validators/profile-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const profileValidators: ValidatorsOf<'getProfile'> = {
	getProfile: { response: answers.validateGetProfileResponse },
};
