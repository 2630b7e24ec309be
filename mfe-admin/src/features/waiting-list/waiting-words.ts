import { compactMoment } from '@tulia/centre/compact-date';
import { shortDay } from '@tulia/centre/date-words';
import { weekdays } from '@tulia/centre/day';
import { shortDayName } from '@tulia/centre/weekday-names';
import type { PastOffer, StaffWaitingEntry, WaitingEnd } from '@tulia/contracts/waiting-list/schemas';

const PART = { any: 'any time', morning: 'mornings', afternoon: 'afternoons' } as const;

const people = (count: number): string => (count === 1 ? '1 person waits' : `${count} people wait`);

export function leadWords(entries: readonly StaffWaitingEntry[]): string {
	const kept = entries.filter(({ kept }) => kept !== undefined).length;
	if (entries.length === 0) return 'Nobody waits for a time.';
	return `${people(entries.length)}, the first who asked on top. ${kept === 0 ? 'No time is kept just now.' : `${kept} ${kept === 1 ? 'time is' : 'times are'} kept just now.`}`;
}

/** The preferred times of a client, as one sentence. */
export function wishWords({ days, part, until, psychologist, insteadOf }: StaffWaitingEntry, now: Date): string {
	const which = weekdays.filter((day) => days.includes(day)).map(shortDayName);
	const whom = psychologist === undefined ? 'whoever is free first' : `only ${psychologist}`;
	const end = insteadOf ? `before ${compactMoment(insteadOf.startsAt, now)}` : `until ${shortDay(until)}`;
	return `${which.join(', ')}, ${PART[part]}, ${whom}, ${end}`;
}

const CHANNEL_WORDS = { email: 'email', sms: 'SMS' } as const;

/** The channels by which a client was notified of a time, or that staff have to phone. */
export function notifiedWords({ told, state }: PastOffer): string {
	if (told.length > 0) return `told by ${told.map((way) => CHANNEL_WORDS[way]).join(' and ')}`;
	return state === 'open' ? 'not told yet: please phone' : 'not told by a message';
}

const STATE: Readonly<Record<PastOffer['state'], string>> = {
	open: 'kept now',
	taken: 'taken',
	declined: 'said no',
	lapsed: 'no answer',
	withdrawn: 'withdrawn',
};
export const stateWords = ({ state }: PastOffer): string => STATE[state];

const END: Readonly<Record<WaitingEnd, string>> = {
	taken: 'Took a time',
	has_it: 'Has a visit that suits',
	date_over: 'The last day is over',
	unanswered: 'Three times without an answer',
	stopped: 'Stopped it',
	by_staff: 'Taken off by staff',
};
export const endWords = (why: WaitingEnd): string => END[why];
