import * as requests from '@tulia/contracts/validators/profile';
import * as answers from '@tulia/contracts/validators/profile-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of staff's endpoints; a function bundles those of its own nouns. */
export const settingsValidators: ValidatorsOf<'getSettings' | 'changeSettings'> = {
	getSettings: { response: answers.validateGetSettingsResponse },
	changeSettings: { body: requests.validateChangeSettingsBody, response: answers.validateChangeSettingsResponse },
};
