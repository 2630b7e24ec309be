import type { AppointmentRequest } from '@tulia/contracts/appointment/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { createAppointment as CreateAppointment } from '@tulia/contracts/own-appointment/endpoints';
import { type WhenMessages, type WhenRefusal, whenRefusal } from '../../lib/when/when-failure.ts';

type Refusal = RefusalOf<typeof CreateAppointment>;

const UNKNOWN_OUTCOME =
	'We did not hear back, so we do not know yet whether this visit is booked. Everything you chose is still here. Choose Confirm Appointment again: it cannot be booked twice.';

const WORDS: Record<Refusal, string> = {
	turned_off: 'The centre has turned this off for the moment.',
	wording_changed:
		'The words of a consent you ticked have changed since you opened this page. Nothing was booked. Load the page again to read them: everything else you chose is kept.',
	unknown_service: 'This service is no longer offered. Please select another.',
	unknown_psychologist: 'This psychologist does not offer this service. Please choose another.',
	date_not_bookable: 'This day can no longer be booked. Please select another.',
	time_not_offered:
		'This time is not offered on that day. Everything else you chose is kept. Please choose another time.',
	slot_taken: 'Somebody has just taken this time. Everything else you chose is kept. Please choose another time.',
	too_many_bookings:
		'You already hold as many upcoming appointments as you may: one until your email is confirmed, then three. Nothing was booked.',
	email_unconfirmed:
		'Please confirm your email address first: open the link in our email, then choose Confirm Appointment again. Everything you chose is kept. Nothing was booked.',
	client_overlap: 'You already have an appointment at this time. Please choose another time.',
	idempotency_key_reused:
		'An earlier attempt went through with other choices. Please look at your appointments before you try again.',
	too_many_requests:
		'That was very often in a short time. Nothing was booked. Please wait a little and try again, or call us.',
	unauthenticated: 'Please log in again. Everything you chose is kept.',
	unavailable: UNKNOWN_OUTCOME,
};

const FIELDS: { readonly [R in Refusal]?: string } = {
	unknown_service: 'serviceId',
	unknown_psychologist: 'psychologistId',
	date_not_bookable: 'date',
	client_overlap: 'time',
};

const MESSAGES: WhenMessages = {
	words: WORDS,
	fields: FIELDS,
	unknown: UNKNOWN_OUTCOME,
	otherwise: 'We could not book this visit. Everything you chose is still here. Please try again.',
	leadToAppointments: new Set(['too_many_bookings', 'idempotency_key_reused'] satisfies Refusal[]),
};

/** The message of this screen for a failed booking of `request`. */
export const bookingRefusal = (error: unknown, request: AppointmentRequest): WhenRefusal =>
	whenRefusal(error, request, MESSAGES);
