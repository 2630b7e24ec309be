import { shortDayWithYear } from '@tulia/centre/date-words';
import { addDays } from '@tulia/centre/day';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';
import { lastBookableDay } from '../../availability/availability-snapshot.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';

export type TimeRefusal =
	| 'unknown_service'
	| 'unknown_psychologist'
	| 'date_not_bookable'
	| 'time_not_offered'
	| 'slot_taken'
	| 'over_break'
	| 'client_overlap'
	| 'too_early'
	| 'outcome_needed';

const STATE_OF: Record<TimeRefusal, 'closed' | 'taken' | 'held'> = {
	unknown_service: 'closed',
	unknown_psychologist: 'closed',
	date_not_bookable: 'closed',
	time_not_offered: 'closed',
	slot_taken: 'taken',
	over_break: 'taken',
	client_overlap: 'held',
	too_early: 'closed',
	outcome_needed: 'closed',
};

/** Used where the refusal has no detail. */
const REASON_OF: Record<TimeRefusal, string> = {
	unknown_service: 'This service is no longer offered.',
	unknown_psychologist: 'This psychologist does not offer this any more.',
	date_not_bookable: 'This day cannot be booked.',
	time_not_offered: 'This time is not offered.',
	slot_taken: 'Somebody else has this time.',
	over_break: 'The psychologist has a break at this time.',
	client_overlap: 'The client has a visit then already.',
	too_early: 'This time is over.',
	outcome_needed: 'This time is over.',
};

/** A refusal as the state of a time, with the text for staff. */
export function refusedTime(
	{ refusal, detail }: { readonly refusal: TimeRefusal; readonly detail?: string | undefined },
	{ date, now }: { readonly date: string; readonly now: Date },
): {
	readonly state: Extract<SeriesOutcome['state'], 'taken' | 'closed' | 'too_far' | 'held'>;
	readonly reason: string;
} {
	if (isTooFar(date, now)) return { state: 'too_far', reason: tooFar(date) };
	return { state: STATE_OF[refusal], reason: detail ?? REASON_OF[refusal] };
}

const isTooFar = (date: string, now: Date): boolean => date > lastBookableDay(now);

const tooFar = (date: string): string => {
	const from = shortDayWithYear(addDays(date, -bookingRules.horizonDays));
	return `This is more than ${bookingRules.horizonDays} days ahead. It can be booked from ${from}.`;
};
