import { dayOf, timeOf } from './clock.ts';
import { isDate, NO_DATE } from './date-format.ts';
import { shortDay, shortDayWithYear } from './date-words.ts';
import type { Day } from './day.ts';

/** A calendar day: `Tue 24 Nov`; of another year than `now`, `Tue 24 Nov 2026`. */
export const compactDay = (day: Day, now: Date): string =>
	day.slice(0, 4) === dayOf(now).slice(0, 4) ? shortDay(day) : shortDayWithYear(day);

/** The day of an instant in the centre's zone, as `compactDay` writes it. */
export const compactDate = (instant: Date, now: Date): string => compactDay(dayOf(instant), now);

/** An instant (as text: ISO UTC): `Tue 24 Nov, 9:00 AM`. */
export function compactMoment(instant: Date | string, now: Date): string {
	const at = new Date(instant);
	return isDate(at) ? `${compactDate(at, now)}, ${timeOf(at)}` : NO_DATE;
}
