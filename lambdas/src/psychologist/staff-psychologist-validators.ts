import * as requests from '@tulia/contracts/validators/psychologist';
import * as answers from '@tulia/contracts/validators/psychologist-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type Name = 'listAllPsychologists' | 'createPsychologist' | 'changePsychologist' | 'previewFreeTimes';

/** The compiled rules of staff's endpoints; a function bundles those of its own nouns. */
export const staffPsychologistValidators: ValidatorsOf<Name> = {
	listAllPsychologists: { response: answers.validateListAllPsychologistsResponse },
	createPsychologist: {
		body: requests.validateCreatePsychologistBody,
		response: answers.validateCreatePsychologistResponse,
	},
	changePsychologist: {
		params: requests.validateChangePsychologistParams,
		body: requests.validateChangePsychologistBody,
		response: answers.validateChangePsychologistResponse,
	},
	previewFreeTimes: {
		params: requests.validatePreviewFreeTimesParams,
		query: requests.validatePreviewFreeTimesQuery,
		response: answers.validatePreviewFreeTimesResponse,
	},
};
