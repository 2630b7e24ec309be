import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { dayOf } from '@tulia/centre/clock';
import { addDays, weekdayOf } from '@tulia/centre/day';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import { type CalendarEntry, centreDay } from './centre-day.ts';

/**
 * The calendar days published ahead: this month and the next. Whole months, so that pages rendered from them change
 * once a month and not each day.
 */
export function publishedDays(now: Date): { readonly from: string; readonly to: string } {
	const today = parseDate(dayOf(now));
	return { from: startOfMonth(today).toString(), to: endOfMonth(today.add({ months: 1 })).toString() };
}

/** The days between, both included, on which the centre is closed although it has weekly hours. */
export function closedDays(
	openingHours: readonly OpeningHours[],
	calendar: readonly CalendarEntry[],
	{ from, to }: { readonly from: string; readonly to: string },
): readonly string[] {
	const opensUsually = new Set<string>(openingHours.filter(({ opens }) => opens !== undefined).map(({ day }) => day));
	const closed: string[] = [];
	for (let day = from; day <= to; day = addDays(day, 1))
		if (opensUsually.has(weekdayOf(day)) && !centreDay(day, openingHours, calendar).open) closed.push(day);
	return closed;
}
