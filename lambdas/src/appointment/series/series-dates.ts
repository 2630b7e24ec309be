import { addDays, type Day, daysSinceMonday } from '@tulia/centre/day';
import type { Rhythm } from '@tulia/contracts/appointment/series-limits';

const WEEK = 7;

export interface SeriesQuestion {
	/** The day of the visit that is repeated. */
	readonly like: Day;
	readonly every: Rhythm;
	/** Dates are later than this. */
	readonly today: Day;
	readonly count: number;
	/** The last possible day. */
	readonly until?: Day | undefined;
}

/** The future days on which a visit is repeated, in its rhythm. */
export function seriesDates({ like, every, today, count, until }: SeriesQuestion): readonly Day[] {
	const dates: Day[] = [];
	for (let step = 1; dates.length < count; step += 1) {
		const date = REPEATED[every](like, step);
		if (until !== undefined && date > until) break;
		if (date > today) dates.push(date);
	}
	return dates;
}

const REPEATED: Record<Rhythm, (like: Day, step: number) => Day> = {
	week: (like, step) => addDays(like, step * WEEK),
	two_weeks: (like, step) => addDays(like, step * 2 * WEEK),
	month: sameWeekdayOfMonth,
};

/**
 * The second Tuesday of a later month for a second Tuesday; a fifth becomes the last, because not every month has one.
 */
function sameWeekdayOfMonth(like: Day, months: number): Day {
	const [year = 0, month = 1, day = 1] = like.split('-').map(Number);
	const place = Math.ceil(day / WEEK);
	const firstOf = (later: number): Day => new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
	const first = firstOf(months);
	const firstSuch = addDays(first, (daysSinceMonday(like) - daysSinceMonday(first) + WEEK) % WEEK);
	const date = addDays(firstSuch, (place - 1) * WEEK);
	return date < firstOf(months + 1) ? date : addDays(date, -WEEK);
}
