import { compactDay } from '@tulia/centre/compact-date';
import { longDayWithYear } from '@tulia/centre/date-words';
import { addDays, type Day, daysSinceMonday, isDay } from '@tulia/centre/day';

/** What the calendar shows, as the address says it. */
export interface CalendarView {
	readonly look: 'day' | 'week';
	readonly day: Day;
}

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -daysSinceMonday(day));

/** Reads an address; what is no day is today, since anybody can write an address. */
export function parseCalendarView(params: URLSearchParams, today: Day): CalendarView {
	const day = params.get('day') ?? '';
	return { look: params.get('look') === 'week' ? 'week' : 'day', day: isDay(day) ? day : today };
}

/** The days a view shows: one, or Monday to Sunday. */
export function daysOf({ look, day }: CalendarView): readonly Day[] {
	if (look === 'day') return [day];
	const monday = mondayOf(day);
	return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
}

/** The view before or after. */
export const shiftView = (view: CalendarView, by: 1 | -1): CalendarView => ({
	...view,
	day: addDays(view.day, by * (view.look === 'week' ? 7 : 1)),
});

/** What is shown, in words: `Monday 23 November 2026`, or `Mon 23 Nov to Sun 29 Nov`. */
export const daysWords = ({ from, to }: { readonly from: Day; readonly to: Day }, now: Date): string =>
	from === to ? longDayWithYear(from) : `${compactDay(from, now)} to ${compactDay(to, now)}`;
