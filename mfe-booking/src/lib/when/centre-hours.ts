import { minuteAt, type WallTime, wallTime } from '@tulia/centre/clock';
import { type Day, daysFrom, daysSinceMonday } from '@tulia/centre/day';
import { dayName } from '@tulia/centre/weekday-names';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import type { CalendarDay, ShortDay } from '@tulia/ui/booking';

/** The interval of start times from opening, 90 minutes (rule 4). */
const GRID_MINUTES = 90;

/** The hours of a day's weekday; the profile lists the week from Monday. */
const hoursOn = (day: Day, week: readonly OpeningHours[]): OpeningHours | undefined => week[daysSinceMonday(day)];

/** `14:00` as `Until 2 PM`, `13:30` as `Until 1:30 PM`. */
const until = (closes: string): string => `Until ${wallTime(minuteAt(closes)).replace(':00', '')}`;

/** The first weekday that closes earlier than the others. */
export function shortDayOf(week: readonly OpeningHours[]): ShortDay | undefined {
	const closings = week.flatMap(({ closes }) => closes ?? []).sort();
	const latest = closings.at(-1) ?? '';
	const place = week.findIndex(({ closes }) => closes !== undefined && closes < latest);
	const closes = week[place]?.closes;
	return closes === undefined ? undefined : { weekday: place + 1, label: until(closes) };
}

/** The closed days of a range by the opening hours alone, used until the server responds. */
export function closedDays(from: Day, to: Day, week: readonly OpeningHours[]): { readonly [day: Day]: CalendarDay } {
	return Object.fromEntries(
		daysFrom(from, to).flatMap((day): readonly [Day, CalendarDay][] => {
			const hours = hoursOn(day, week);
			return hours && hours.opens === undefined ? [[day, { state: 'closed', reason: dayName(hours.day) }]] : [];
		}),
	);
}

/**
 * The usual start times of a day, as long as the session ends by closing (rule 3): the fallback when the server cannot
 * be reached. Empty on a closed day.
 */
export function usualTimes(day: Day, durationMinutes: number, week: readonly OpeningHours[]): readonly WallTime[] {
	const { opens, closes } = hoursOn(day, week) ?? {};
	if (opens === undefined || closes === undefined) return [];
	const first = minuteAt(opens);
	const last = minuteAt(closes) - durationMinutes;
	const count = Math.max(0, Math.floor((last - first) / GRID_MINUTES) + 1);
	return Array.from({ length: count }, (_, index) => wallTime(first + index * GRID_MINUTES));
}
