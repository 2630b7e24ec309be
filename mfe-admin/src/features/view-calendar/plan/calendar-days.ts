import { dayAndMonth, dayNumber, longDate, longDayWithYear } from '@tulia/centre/date-words';
import { addDays, type Day, daysSinceMonday, isDay } from '@tulia/centre/day';

/** The ways to show the calendar: a time grid of a day or a week, or one psychologist's day as a list. */
const LOOKS = ['day', 'week', 'list'] as const;
export type Look = (typeof LOOKS)[number];

/** The view of the calendar, stored in the address. */
export interface CalendarView {
	readonly look: Look;
	readonly day: Day;
	/** The ids of the psychologists whose lanes are hidden. */
	readonly without: readonly string[];
	/** The psychologist of the list, or of a week that would have too many lanes; `undefined` for the first one. */
	readonly person: string | undefined;
}

/** The Monday of the week that contains a day. */
export const mondayOf = (day: Day): Day => addDays(day, -daysSinceMonday(day));

/** With this number of psychologists or more, a week with all of them is wider than a window. */
const MANY = 5;

/**
 * Parses an address, which is untrusted input: an invalid day becomes today. The default view is a week, or a day
 * with many psychologists.
 */
export function parseCalendarView(params: URLSearchParams, today: Day, peopleCount: number): CalendarView {
	const day = params.get('day') ?? '';
	return {
		look: LOOKS.find((look) => look === params.get('look')) ?? (peopleCount >= MANY ? 'day' : 'week'),
		day: isDay(day) ? day : today,
		without: (params.get('without') ?? '').split(',').filter(Boolean),
		person: params.get('person') ?? undefined,
	};
}

/** Whether a week shows only one psychologist, because all of them would not fit. */
export const isOfOne = (look: Look, people: readonly unknown[]): boolean => look === 'week' && people.length >= MANY;

export const calendarParams = ({ look, day, without, person }: CalendarView): URLSearchParams =>
	new URLSearchParams({
		look,
		day,
		...(without.length === 0 ? {} : { without: without.join(',') }),
		...(person === undefined ? {} : { person }),
	});

/**
 * The days of a view: one day, or Monday to Sunday. A list also needs the other days of its week, which are shown
 * beside it.
 */
export function daysOf({ look, day }: Pick<CalendarView, 'look' | 'day'>): readonly Day[] {
	if (look === 'day') return [day];
	const monday = mondayOf(day);
	return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
}

export const shiftView = (view: CalendarView, by: 1 | -1): CalendarView => ({
	...view,
	day: addDays(view.day, by * (view.look === 'day' ? 1 : 7)),
});

/**
 * The days of the view in words: `Monday 23 November 2026`, `19 to 24 October 2026`, `28 September to 3 October 2026`.
 */
export function daysWords({ from, to }: { readonly from: Day; readonly to: Day }): string {
	if (from === to) return longDayWithYear(from);
	if (from.slice(0, 7) === to.slice(0, 7)) return `${dayNumber(from)} to ${longDate(to)}`;
	return `${from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth(from) : longDate(from)} to ${longDate(to)}`;
}
