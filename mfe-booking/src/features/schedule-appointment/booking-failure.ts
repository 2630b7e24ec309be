import type { createAppointment as CreateAppointment } from '@tulia/contracts/appointment/endpoints';
import type { AppointmentRequest } from '@tulia/contracts/appointment/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { FieldError } from '@tulia/contracts/problem';
import { explain, fieldErrorsIn, problemIn, refusalIn } from '@tulia/platform';

type Refusal = RefusalOf<typeof CreateAppointment>;

const UNKNOWN_OUTCOME =
	'We did not hear back, so we do not know yet whether this visit is booked. Everything you chose is still here. Press Confirm Appointment again: it cannot be booked twice.';

const WORDS: Record<Refusal, string> = {
	unknown_service: 'This service is no longer offered. Please select another.',
	unknown_psychologist: 'This psychologist does not offer this service. Please select another service.',
	date_not_bookable: 'This day can no longer be booked. Please select another.',
	time_not_offered:
		'This time is not offered on that day. Everything else you chose is kept. Please choose another time.',
	slot_taken: 'Somebody has just taken this time. Everything else you chose is kept. Please choose another time.',
	too_many_bookings:
		'You already hold as many upcoming appointments as you may: one until your email is confirmed, then three. Nothing was booked.',
	client_overlap: 'You already have an appointment at this time. Please choose another time.',
	idempotency_key_reused:
		'An earlier attempt went through with other choices. Please look at your appointments before you try again.',
	unauthenticated: 'Please log in again. Everything you chose is kept.',
	unavailable: UNKNOWN_OUTCOME,
};

/** Refusals the adapter gives on any endpoint. */
const ALSO = { too_many_requests: 'Too many attempts. Nothing was booked. Please wait a little and try again.' };
const OTHERWISE = 'We could not book this visit. Everything you chose is still here. Please try again.';

/** The field that a refusal is about. */
const FIELDS: { readonly [R in Refusal]?: string } = {
	unknown_service: 'serviceId',
	unknown_psychologist: 'serviceId',
	date_not_bookable: 'date',
	client_overlap: 'time',
};

/** What went wrong, and where to say it: beside the times of that day, or beside the button. */
export type BookingFailure =
	| { readonly at: 'times'; readonly text: string; readonly date: string; readonly time: string }
	| { readonly at: 'button'; readonly text: string; readonly seeAppointments: boolean };

/** Why a booking failed: sentences for fields, or one for a place of the page. */
export type BookingRefusal =
	| { readonly errors: readonly FieldError[] }
	| { readonly failure: BookingFailure; readonly freshTimes?: readonly string[] | undefined };

const isRefusal = (code: string): code is Refusal => Object.hasOwn(WORDS, code);

/** No answer, or one that says that something broke: the booking may be there or not, and only a repeat can tell. */
const isUncertain = (error: unknown): boolean => (problemIn(error)?.status ?? 500) >= 500;

/** Words the failed booking of `request` for this screen. */
export function bookingRefusal(error: unknown, { date, time }: AppointmentRequest): BookingRefusal {
	const errors = fieldErrorsIn(error);
	if (errors.length > 0) return { errors };

	const code = refusalIn(error) ?? '';
	const text = isUncertain(error) ? UNKNOWN_OUTCOME : explain(error, { ...ALSO, ...WORDS }, OTHERWISE);
	const field = isRefusal(code) ? FIELDS[code] : undefined;
	if (field) return { errors: [{ field, message: text }] };
	if (code === 'slot_taken' || code === 'time_not_offered')
		return { failure: { at: 'times', text, date, time }, freshTimes: problemIn(error)?.times };
	const seeAppointments = isUncertain(error) || code === 'too_many_bookings' || code === 'idempotency_key_reused';
	return { failure: { at: 'button', text, seeAppointments } };
}
