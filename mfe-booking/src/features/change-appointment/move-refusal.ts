import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { moveMyAppointment as MoveMyAppointment } from '@tulia/contracts/own-appointment/endpoints';
import { type WhenMessages, type WhenRefusal, whenRefusal } from '../../lib/when/when-failure.ts';

type Refusal = RefusalOf<typeof MoveMyAppointment>;

const UNKNOWN_OUTCOME =
	'We did not hear back, so we do not know yet whether your visit is moved. What you chose is still here. Please try again: it cannot be moved twice.';

const WORDS: Record<Refusal, string> = {
	turned_off: 'The centre has turned this off for the moment.',
	not_found: 'We cannot find this visit in your account. Please load the page again.',
	too_late: 'Your visit is less than 24 hours away. To move it, please call us. Your old time is still yours.',
	unknown_psychologist: 'This psychologist is not available any more. Please choose the first available.',
	date_not_bookable: 'This day can no longer be booked. Please select another.',
	time_not_offered: 'This time is not offered on that day. Your old time is still yours. Please choose another time.',
	slot_taken: 'Somebody has just taken this time. Your old time is still yours. Please choose another time.',
	client_overlap: 'You have another appointment at this time. Please choose another time.',
	appointment_changed:
		'This visit has changed in the meantime. We show it as it is now. Please look at it again before you move it.',
	idempotency_key_reused: 'An earlier attempt went through. We show your visit as it is now.',
	too_many_requests:
		'That was very often in a short time. Please wait a little and try again, or call us. Your visit is as it was.',
	unavailable: UNKNOWN_OUTCOME,
};

const FIELDS: { readonly [R in Refusal]?: string } = {
	unknown_psychologist: 'whom',
	date_not_bookable: 'date',
	client_overlap: 'time',
};

const MESSAGES: WhenMessages = {
	words: WORDS,
	fields: FIELDS,
	unknown: UNKNOWN_OUTCOME,
	otherwise: 'We could not move your visit. Your old time is still yours. Please try again.',
	leadToAppointments: new Set(['not_found', 'appointment_changed', 'idempotency_key_reused'] satisfies Refusal[]),
};

/** The message of this screen for a failed move to a day and time. */
export const moveRefusal = (error: unknown, when: { readonly date: string; readonly time: string }): WhenRefusal =>
	whenRefusal(error, when, MESSAGES);
