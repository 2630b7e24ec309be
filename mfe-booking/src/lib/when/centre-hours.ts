import { minuteAt, type WallTime, wallTime } from '@tulia/centre/clock';
import { type Day, daysFrom, daysSinceMonday } from '@tulia/centre/day';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import type { CalendarDay, ShortDay } from '@tulia/ui/booking';

/** Start times lie on a grid from opening, every 90 minutes (rule 4). */
const GRID_MINUTES = 90;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The hours of the weekday of a day; the profile lists the week from Monday on. */
const hoursOn = (day: Day, week: readonly OpeningHours[]): OpeningHours | undefined => week[daysSinceMonday(day)];

/** `14:00` as a label: `Until 2 PM`, `Until 1:30 PM`. */
const until = (closes: string): string => `Until ${wallTime(minuteAt(closes)).replace(':00', '')}`;

/** The first day of the week that closes earlier than the others. */
export function shortDayOf(week: readonly OpeningHours[]): ShortDay | undefined {
	const closings = week.flatMap(({ closes }) => closes ?? []).sort();
	const latest = closings.at(-1) ?? '';
	const place = week.findIndex(({ closes }) => closes !== undefined && closes < latest);
	const closes = week[place]?.closes;
	return closes === undefined ? undefined : { weekday: place + 1, label: until(closes) };
}

/** What the week alone says of the days of a range: which are closed. For as long as nobody asked the server. */
export function closedDays(from: Day, to: Day, week: readonly OpeningHours[]): { readonly [day: Day]: CalendarDay } {
	return Object.fromEntries(
		daysFrom(from, to).flatMap((day): readonly [Day, CalendarDay][] => {
			const hours = hoursOn(day, week);
			return hours && hours.opens === undefined ? [[day, { state: 'closed', reason: capitalised(hours.day) }]] : [];
		}),
	);
}

/**
 * The usual start times of a day, from opening until a session would run past closing (rule 3): what is offered when
 * the server could not be asked. None on a closed day.
 */
export function usualTimes(day: Day, durationMinutes: number, week: readonly OpeningHours[]): readonly WallTime[] {
	const { opens, closes } = hoursOn(day, week) ?? {};
	if (opens === undefined || closes === undefined) return [];
	const first = minuteAt(opens);
	const last = minuteAt(closes) - durationMinutes;
	const count = Math.max(0, Math.floor((last - first) / GRID_MINUTES) + 1);
	return Array.from({ length: count }, (_, index) => wallTime(first + index * GRID_MINUTES));
}
