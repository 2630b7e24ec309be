import { type CalendarDate, parseDate } from '@internationalized/date';
import type { Month } from '@tulia/centre/date-words';
import { type Day, daysSinceMonday } from '@tulia/centre/day';

/** Weeks shown for every month: the longest needs six, so the height is constant. */
const ROWS = 6;
const WEEK = 7;

export const monthOf = (day: Day): Month => day.slice(0, 7);
const firstOf = (month: Month): CalendarDate => parseDate(`${month}-01`);

export const shiftMonth = (month: Month, by: number): Month => monthOf(firstOf(month).add({ months: by }).toString());

/** 1 for Monday to 7 for Sunday. */
export const isoWeekday = (day: Day): number => daysSinceMonday(day) + 1;

/** Forty-two cells from Monday on; `undefined` outside the month. */
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
 * The first bookable day from `day` on in steps of `by` days, to which a key moves the focus. `undefined` where the
 * month has none.
 */
export function stepFrom(day: Day, by: number, canChoose: (candidate: Day) => boolean): Day | undefined {
	let candidate = parseDate(day).add({ days: by });
	while (monthOf(candidate.toString()) === monthOf(day)) {
		if (canChoose(candidate.toString())) return candidate.toString();
		candidate = candidate.add({ days: by });
	}
	return undefined;
}
