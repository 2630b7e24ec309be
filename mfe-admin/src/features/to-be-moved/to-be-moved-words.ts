import { dayOf, minuteAt, timeOf, wallTime } from '@tulia/centre/clock';
import { compactDate, compactMoment } from '@tulia/centre/compact-date';
import type { MoveCause, VisitMoved, VisitToMove } from '@tulia/contracts/to-be-moved/schemas';

const CAUSES: { readonly [C in MoveCause]: (visit: VisitToMove) => string } = {
	time_off: ({ appointment }) => `${appointment.psychologist} is off then.`,
	hours: ({ appointment }) => `${appointment.psychologist} does not work at this time any more.`,
	not_working: ({ appointment }) => `${appointment.psychologist} does not see clients any more.`,
	service_not_offered: ({ appointment }) =>
		`${appointment.psychologist} does not offer ${appointment.service} any more.`,
	centre_closed: ({ reason }) =>
		reason === undefined ? 'The centre is closed then.' : `The centre is closed: ${reason}.`,
	opening_hours: () => 'The centre is not open at this time any more.',
};

export const causeWords = (visit: VisitToMove): string => CAUSES[visit.cause](visit);

/** The last call in words: `Left a message, 10:05 AM`, `Rings back after 1:00 PM`. */
export function callWords(call: VisitToMove['call'], now: Date): string {
	if (!call) return 'Not called yet';
	const at = new Date(call.at);
	const when = dayOf(at) === dayOf(now) ? timeOf(at) : `${compactDate(at, now)}, ${timeOf(at)}`;
	if (call.what === 'left_message') return `Left a message, ${when}`;
	return call.after === undefined ? `Rings back, said ${when}` : `Rings back after ${wallTime(minuteAt(call.after))}`;
}

/** The progress of the list: `4 of 9 done`. */
export const progressWords = (done: number, open: number): string => `${done} of ${done + open} done`;

export function leadWords(open: number): string {
	if (open === 0) return 'Every coming visit can take place as it is booked.';
	return open === 1
		? 'One visit cannot take place as it was booked.'
		: `${open} visits cannot take place as they were booked.`;
}

export const peopleWords = (count: number): string =>
	count === 1 ? 'One person to phone' : `${count} people to phone`;

/** What staff did, when and who: `Moved at 9:06 AM by Rose`. */
export function doneWords({ what, at, by }: VisitMoved, now: Date): string {
	const moment = new Date(at);
	const when = dayOf(moment) === dayOf(now) ? `at ${timeOf(moment)}` : `on ${compactDate(moment, now)}`;
	const verb = { moved: 'Moved', cancelled: 'Cancelled', kept: 'Kept' }[what];
	// The page of the visit shows who cancelled.
	return what === 'cancelled' ? `${verb} ${when}` : `${verb} ${when} by ${by}`;
}

/** `Mon 26 Oct, 12:00 PM, Peter Mutiso` */
export const placeWords = (scheduledFor: string, psychologist: string, now: Date): string =>
	`${compactMoment(scheduledFor, now)}, ${psychologist}`;
