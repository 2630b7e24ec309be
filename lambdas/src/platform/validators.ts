import type { EndpointName } from '@tulia/contracts/endpoints';
import * as appointment from '@tulia/contracts/validators/appointment';
import * as appointmentResponses from '@tulia/contracts/validators/appointment-responses';
import * as articleResponses from '@tulia/contracts/validators/article-responses';
import * as availability from '@tulia/contracts/validators/availability';
import * as availabilityResponses from '@tulia/contracts/validators/availability-responses';
import type { Validator } from '@tulia/contracts/validators/field-errors';
import * as identity from '@tulia/contracts/validators/identity';
import * as identityResponses from '@tulia/contracts/validators/identity-responses';
import * as profileResponses from '@tulia/contracts/validators/profile-responses';
import * as serviceResponses from '@tulia/contracts/validators/service-responses';
import * as testimonialResponses from '@tulia/contracts/validators/testimonial-responses';

/** The compiled rules of one endpoint: what may come in, and what may go out (undeclared members are stripped). */
export interface EndpointValidators {
	readonly params?: Validator;
	readonly query?: Validator;
	readonly body?: Validator;
	readonly response: Validator;
}

/** The compiled contract. A new endpoint does not compile until it is here; a test holds it against the schemas. */
export const validators: Readonly<Record<EndpointName, EndpointValidators>> = {
	register: { body: identity.validateRegisterBody, response: identityResponses.validateRegisterResponse },
	login: { body: identity.validateLoginBody, response: identityResponses.validateLoginResponse },
	verify: { response: identityResponses.validateVerifyResponse },
	getJwks: { response: identityResponses.validateGetJwksResponse },
	getProfile: { response: profileResponses.validateGetProfileResponse },
	listServices: { response: serviceResponses.validateListServicesResponse },
	listTestimonials: { response: testimonialResponses.validateListTestimonialsResponse },
	listArticles: { response: articleResponses.validateListArticlesResponse },
	listAvailableTimes: {
		query: availability.validateListAvailableTimesQuery,
		response: availabilityResponses.validateListAvailableTimesResponse,
	},
	getAvailability: {
		query: availability.validateGetAvailabilityQuery,
		response: availabilityResponses.validateGetAvailabilityResponse,
	},
	createAppointment: {
		body: appointment.validateCreateAppointmentBody,
		response: appointmentResponses.validateCreateAppointmentResponse,
	},
	listMyAppointments: { response: appointmentResponses.validateListMyAppointmentsResponse },
	getMyAppointment: {
		params: appointment.validateGetMyAppointmentParams,
		response: appointmentResponses.validateGetMyAppointmentResponse,
	},
	listAppointments: {
		query: appointment.validateListAppointmentsQuery,
		response: appointmentResponses.validateListAppointmentsResponse,
	},
	recordOutcome: {
		params: appointment.validateRecordOutcomeParams,
		body: appointment.validateRecordOutcomeBody,
		response: appointmentResponses.validateRecordOutcomeResponse,
	},
};
