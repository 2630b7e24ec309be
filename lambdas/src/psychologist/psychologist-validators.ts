import * as answers from '@tulia/contracts/validators/psychologist-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const psychologistValidators: ValidatorsOf<'listPsychologists'> = {
	listPsychologists: { response: answers.validateListPsychologistsResponse },
};
