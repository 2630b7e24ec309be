import { wallTime } from '@tulia/centre/clock';
import { intersection, type Span, without } from '@tulia/centre/span';
import { bookingRules } from '../calendar/booking-rules.ts';
import type { CentreDay } from '../calendar/centre-day.ts';
import { type Schedule, workingSpans } from '../psychologist/psychologist.ts';

interface Interval {
	/** `9:00 AM` */
	readonly from: string;
	readonly to: string;
}

interface DayOfColleague {
	readonly schedule: Schedule;
	readonly day: string;
	readonly centre: CentreDay;
	/** The first minutes of the taken half hours, in any order. */
	readonly takenMinutes: readonly number[];
}

/** Shorter intervals are too short for a session. */
const LEAST_FREE_MINUTES = 60;

/**
 * The intervals of a day in which a psychologist is taken or free. They do not show whether a visit takes the time, or
 * whether it is held for a client.
 */
export function colleagueTimes({ schedule, day, centre, takenMinutes }: DayOfColleague): {
	readonly taken: Interval[];
	readonly free: Interval[];
} {
	const taken = joined(takenMinutes);
	const worked = centre.open ? intersection(centre.spans, workingSpans(schedule, day)) : [];
	const free = without(worked, taken).filter(({ from, to }) => to - from >= LEAST_FREE_MINUTES);
	return { taken: taken.map(intervalOf), free: free.map(intervalOf) };
}

function joined(minutes: readonly number[]): readonly Span[] {
	const spans: { from: number; to: number }[] = [];
	for (const from of minutes.toSorted((a, b) => a - b)) {
		const to = from + bookingRules.cellMinutes;
		const last = spans.at(-1);
		if (last?.to === from) last.to = to;
		else spans.push({ from, to });
	}
	return spans;
}

const intervalOf = ({ from, to }: Span): Interval => ({ from: wallTime(from), to: wallTime(to) });
