import * as requests from '@tulia/contracts/validators/telemetry';
import * as answers from '@tulia/contracts/validators/telemetry-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const telemetryValidators: ValidatorsOf<'reportSavedContent'> = {
	reportSavedContent: {
		body: requests.validateReportSavedContentBody,
		response: answers.validateReportSavedContentResponse,
	},
};
