import { addDays, daysBetween, daysFrom, daysSinceMonday } from '@tulia/centre/day';
import { monthsIn } from '../appointment/list/months-in.ts';
import type { Days } from './report-span.ts';

/** A longer span is shown by month: more bars than sixteen weeks are not readable. */
const MOST_BY_WEEK = 100;

/**
 * The weeks of a span, or the months of a long span, oldest first. The first and the last one are clipped to the span.
 */
export function periodsOf({ from, to }: Days): readonly Days[] {
	if (daysBetween(from, to) >= MOST_BY_WEEK) return monthsIn({ from, to });
	const starts = daysFrom(from, to).filter((day) => day === from || daysSinceMonday(day) === 0);
	return starts.map((start, index) => {
		const next = starts[index + 1];
		return { from: start, to: next === undefined ? to : addDays(next, -1) };
	});
}
