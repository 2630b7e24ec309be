import * as requests from '@tulia/contracts/validators/appointment';
import * as answers from '@tulia/contracts/validators/appointment-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const appointmentValidators: ValidatorsOf<
	'createAppointment' | 'listMyAppointments' | 'getMyAppointment' | 'listAppointments' | 'recordOutcome'
> = {
	createAppointment: {
		body: requests.validateCreateAppointmentBody,
		response: answers.validateCreateAppointmentResponse,
	},
	listMyAppointments: { response: answers.validateListMyAppointmentsResponse },
	getMyAppointment: {
		params: requests.validateGetMyAppointmentParams,
		response: answers.validateGetMyAppointmentResponse,
	},
	listAppointments: {
		query: requests.validateListAppointmentsQuery,
		response: answers.validateListAppointmentsResponse,
	},
	recordOutcome: {
		params: requests.validateRecordOutcomeParams,
		body: requests.validateRecordOutcomeBody,
		response: answers.validateRecordOutcomeResponse,
	},
};
