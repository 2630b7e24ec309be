import { type CalendarDate, parseDate } from '@internationalized/date';
import type { Month } from '@tulia/centre/date-words';
import { type Day, daysSinceMonday } from '@tulia/centre/day';

/** Weeks shown for every month: the longest needs six, so nothing jumps when the month changes. */
const ROWS = 6;
const WEEK = 7;

export const monthOf = (day: Day): Month => day.slice(0, 7);
const firstOf = (month: Month): CalendarDate => parseDate(`${month}-01`);

export const shiftMonth = (month: Month, by: number): Month => monthOf(firstOf(month).add({ months: by }).toString());

/** 1 for Monday to 7 for Sunday. */
export const isoWeekday = (day: Day): number => daysSinceMonday(day) + 1;

/** Forty-two places from Monday on; `undefined` where the place lies outside the month. */
export function monthGrid(month: Month): readonly (Day | undefined)[] {
	const first = firstOf(month);
	const lead = isoWeekday(first.toString()) - 1;
	const length = first.calendar.getDaysInMonth(first);
	return Array.from({ length: ROWS * WEEK }, (_, place) => {
		const offset = place - lead;
		return offset >= 0 && offset < length ? first.add({ days: offset }).toString() : undefined;
	});
}

/**
 * Where a key leads from `day` among the days that can be chosen: a day or a week on in its direction, over those that
 * cannot. `undefined` where there is none left in the month.
 */
export function stepFrom(day: Day, by: number, canChoose: (candidate: Day) => boolean): Day | undefined {
	let candidate = parseDate(day).add({ days: by });
	while (monthOf(candidate.toString()) === monthOf(day)) {
		if (canChoose(candidate.toString())) return candidate.toString();
		candidate = candidate.add({ days: by });
	}
	return undefined;
}
