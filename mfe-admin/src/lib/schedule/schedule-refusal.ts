import { shortDay } from '@tulia/centre/date-words';
import { explain, fieldErrorsIn, problemIn } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';

const WORDS: { readonly [refusal: string]: string } = {
	not_found: 'This appointment no longer exists.',
	unknown_service: 'This service is no longer offered. Please choose another.',
	unknown_psychologist: 'This psychologist does not offer this service. Please choose another.',
	date_not_bookable: 'The centre is closed on this day, or it is too far away. Please choose another day.',
	time_not_offered: 'This time is outside the working hours of that day. Please choose another time.',
	slot_taken: 'Somebody has just taken this time. Please choose another.',
	over_break: 'There is a break at this time. Please tick that you book over it, or choose another.',
	outcome_needed: 'This visit is over. Please say whether the client came.',
	too_early: 'This is too early: the visit is not over, or not today.',
	client_overlap: 'This client has another appointment at this time. Please choose another.',
	appointment_changed:
		'Not moved: somebody else changed this appointment. It is shown above as it is now. What you chose is still here: please look, then try again.',
	idempotency_key_reused: 'This form was sent before with other choices. Please try again.',
	unknown_client: 'There is no account with this email yet. Please give the name.',
	client_disabled: 'The account of this client is disabled. Enable it under Users first, or book with another address.',
	unconfirmed_client:
		'This address belongs to a colleague who has not confirmed it. Please ask them to open the link in our email first.',
	wording_changed:
		'Not booked: the words of a consent have changed. Please load the page again, go on with this booking, and read them anew.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
	too_many_requests: 'Too many attempts. Please wait a little and try again.',
};
const UNKNOWN = 'We did not hear back. What you chose is still here. Please try again: it cannot happen twice.';

const FIELDS: { readonly [refusal: string]: string } = {
	unknown_service: 'serviceId',
	unknown_psychologist: 'psychologistId',
	date_not_bookable: 'date',
	time_not_offered: 'time',
	slot_taken: 'time',
	over_break: 'time',
	outcome_needed: 'outcome',
	client_overlap: 'time',
	unknown_client: 'name',
	client_disabled: 'email',
	unconfirmed_client: 'email',
};

/** The message of a refused day and time, shown at the field that caused it. */
export function scheduleRefusal(error: unknown): FormRefusal {
	const fieldErrors = fieldErrorsIn(error);
	const code = problemIn(error)?.code ?? '';
	const words = [reasonIn(error) ?? explain(error, WORDS, UNKNOWN), nearestWords(error)].filter(Boolean).join(' ');
	const field = FIELDS[code];
	if (field !== undefined) return { errors: [{ field, message: words }] };
	return fieldErrors.length > 0 ? { errors: fieldErrors } : { message: words };
}

/** The refusals for which the server's own text is shown. */
const WORDED_BY_SERVER: ReadonlySet<string> = new Set([
	'date_not_bookable',
	'time_not_offered',
	'slot_taken',
	'over_break',
]);

function reasonIn(error: unknown): string | undefined {
	const { code = '', detail, title } = problemIn(error) ?? {};
	return WORDED_BY_SERVER.has(code) && detail && detail !== title ? detail : undefined;
}

/** The nearest free times, as a sentence to read out on the phone. */
function nearestWords(error: unknown): string {
	const nearest = problemIn(error)?.nearest ?? [];
	if (nearest.length === 0) return '';
	const texts = nearest
		.slice(0, MAX_TIMES)
		.map(({ date, time, psychologist }) => `${shortDay(date)}, ${time} with ${psychologist}`);
	return `Nearest free times: ${texts.join('; ')}.`;
}
const MAX_TIMES = 3;

/**
 * Whether a response ends the attempt, so that the next one needs a new idempotency key. Without a clear response the
 * server may have handled the request, and the same key makes the retry idempotent.
 */
export function isAttemptOver(error: unknown): boolean {
	const code = problemIn(error)?.code;
	return code !== undefined && code !== 'unavailable' && code !== 'internal_error';
}
