import * as requests from '@tulia/contracts/validators/appointment';
import * as answers from '@tulia/contracts/validators/appointment-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const exportValidators: ValidatorsOf<'exportAppointments'> = {
	exportAppointments: {
		query: requests.validateExportAppointmentsQuery,
		response: answers.validateExportAppointmentsResponse,
	},
};
