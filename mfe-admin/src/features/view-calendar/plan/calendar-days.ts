import { dayAndMonth, dayNumber, longDate, longDayWithYear } from '@tulia/centre/date-words';
import { addDays, type Day, daysSinceMonday, isDay } from '@tulia/centre/day';

/** Time grids of a day or a week, or one day of one person as a list. */
const LOOKS = ['day', 'week', 'list'] as const;
export type Look = (typeof LOOKS)[number];

/** What the calendar shows, as the address says it. */
export interface CalendarView {
	readonly look: Look;
	readonly day: Day;
	/** The ids of those whose lanes are taken away. */
	readonly without: readonly string[];
	/** Whose day the list shows, and whose week where there are many; undefined: that of whoever stands first. */
	readonly person: string | undefined;
}

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -daysSinceMonday(day));

/** From so many people on a week of all of them is wider than a window. */
const MANY = 5;

/** Reads an address; what is no day is today, since anybody can write an address. Of many people a day is shown, unless it asks for more. */
export function parseCalendarView(params: URLSearchParams, today: Day, peopleCount: number): CalendarView {
	const day = params.get('day') ?? '';
	return {
		look: LOOKS.find((look) => look === params.get('look')) ?? (peopleCount >= MANY ? 'day' : 'week'),
		day: isDay(day) ? day : today,
		without: (params.get('without') ?? '').split(',').filter(Boolean),
		person: params.get('person') ?? undefined,
	};
}

/** A week of many people shows one of them. */
export const isOfOne = (look: Look, people: readonly unknown[]): boolean => look === 'week' && people.length >= MANY;

/** The address of a view. */
export const calendarParams = ({ look, day, without, person }: CalendarView): URLSearchParams =>
	new URLSearchParams({
		look,
		day,
		...(without.length === 0 ? {} : { without: without.join(',') }),
		...(person === undefined ? {} : { person }),
	});

/** The days a view shows: one, or Monday to Sunday; a list has the days of its week beside it. */
export function daysOf({ look, day }: Pick<CalendarView, 'look' | 'day'>): readonly Day[] {
	if (look === 'day') return [day];
	const monday = mondayOf(day);
	return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
}

/** The view before or after. */
export const shiftView = (view: CalendarView, by: 1 | -1): CalendarView => ({
	...view,
	day: addDays(view.day, by * (view.look === 'day' ? 1 : 7)),
});

/** What is shown, in words: `Monday 23 November 2026`, `19 to 24 October 2026`, `28 September to 3 October 2026`. */
export function daysWords({ from, to }: { readonly from: Day; readonly to: Day }): string {
	if (from === to) return longDayWithYear(from);
	if (from.slice(0, 7) === to.slice(0, 7)) return `${dayNumber(from)} to ${longDate(to)}`;
	return `${from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth(from) : longDate(from)} to ${longDate(to)}`;
}
