import * as requests from '@tulia/contracts/validators/appointment';
import * as answers from '@tulia/contracts/validators/appointment-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const appointmentValidators: ValidatorsOf<
	| 'createAppointment'
	| 'listMyAppointments'
	| 'getMyAppointment'
	| 'cancelMyAppointment'
	| 'moveMyAppointment'
	| 'listAppointments'
	| 'getAppointment'
	| 'recordOutcome'
	| 'cancelAppointment'
	| 'moveAppointment'
	| 'changeStaffNote'
	| 'resendAppointmentMail'
	| 'bookForClient'
	| 'listUnconfirmedVisits'
	| 'releaseUnconfirmedVisits'
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
	cancelMyAppointment: {
		params: requests.validateCancelMyAppointmentParams,
		body: requests.validateCancelMyAppointmentBody,
		response: answers.validateCancelMyAppointmentResponse,
	},
	moveMyAppointment: {
		params: requests.validateMoveMyAppointmentParams,
		body: requests.validateMoveMyAppointmentBody,
		response: answers.validateMoveMyAppointmentResponse,
	},
	listAppointments: {
		query: requests.validateListAppointmentsQuery,
		response: answers.validateListAppointmentsResponse,
	},
	getAppointment: {
		params: requests.validateGetAppointmentParams,
		response: answers.validateGetAppointmentResponse,
	},
	recordOutcome: {
		params: requests.validateRecordOutcomeParams,
		body: requests.validateRecordOutcomeBody,
		response: answers.validateRecordOutcomeResponse,
	},
	cancelAppointment: {
		params: requests.validateCancelAppointmentParams,
		body: requests.validateCancelAppointmentBody,
		response: answers.validateCancelAppointmentResponse,
	},
	moveAppointment: {
		params: requests.validateMoveAppointmentParams,
		body: requests.validateMoveAppointmentBody,
		response: answers.validateMoveAppointmentResponse,
	},
	changeStaffNote: {
		params: requests.validateChangeStaffNoteParams,
		body: requests.validateChangeStaffNoteBody,
		response: answers.validateChangeStaffNoteResponse,
	},
	resendAppointmentMail: {
		params: requests.validateResendAppointmentMailParams,
		body: requests.validateResendAppointmentMailBody,
		response: answers.validateResendAppointmentMailResponse,
	},
	bookForClient: { body: requests.validateBookForClientBody, response: answers.validateBookForClientResponse },
	listUnconfirmedVisits: { response: answers.validateListUnconfirmedVisitsResponse },
	releaseUnconfirmedVisits: {
		body: requests.validateReleaseUnconfirmedVisitsBody,
		response: answers.validateReleaseUnconfirmedVisitsResponse,
	},
};
