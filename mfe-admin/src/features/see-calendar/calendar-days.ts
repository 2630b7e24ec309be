import { longDate } from '../../lib/centre-time.ts';
import { addDays, dayWords } from '../../lib/day-words.ts';

/** A calendar day at the centre, `2026-11-24`. */
export type Day = string;

/** What the calendar shows, as the address says it. */
export interface CalendarView {
	readonly look: 'day' | 'week';
	readonly day: Day;
}

const instantOf = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`);

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(instantOf(day)).getUTCDay() + 6) % 7));

/** Reads an address; what is no day is today, since anybody can write an address. */
export function calendarIn(params: URLSearchParams, today: Day): CalendarView {
	const day = params.get('day') ?? '';
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(instantOf(day)) && addDays(day, 0) === day;
	return { look: params.get('look') === 'week' ? 'week' : 'day', day: isDay ? day : today };
}

/** The days a view shows: one, or Monday to Sunday. */
export function daysOf({ look, day }: CalendarView): readonly Day[] {
	if (look === 'day') return [day];
	const monday = mondayOf(day);
	return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
}

/** The view before or after. */
export const turned = (view: CalendarView, by: 1 | -1): CalendarView => ({
	...view,
	day: addDays(view.day, by * (view.look === 'week' ? 7 : 1)),
});

/** What is shown, in words: `Monday 23 November 2026`, or `Mon 23 Nov to Sun 29 Nov`. */
export const daysWords = ({ from, to }: { readonly from: Day; readonly to: Day }, now: Date): string =>
	from === to ? longDate(new Date(`${from}T09:00:00.000Z`)) : `${dayWords(from, now)} to ${dayWords(to, now)}`;
