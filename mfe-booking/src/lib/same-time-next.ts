import type { WallTime } from '@tulia/centre/clock';
import { addDays, type Day, daysSinceMonday } from '@tulia/centre/day';
import type { Ticket } from '@tulia/contracts/appointment/schemas';

const WEEK = 7;

/** The first day after `today` with the weekday of a visit, and its time. That time need not be free. */
export function sameTimeNext(
	{ date, time }: Pick<Ticket, 'date' | 'time'>,
	today: Day,
): { readonly date: Day; readonly time: WallTime } {
	const away = (daysSinceMonday(date) - daysSinceMonday(today) + WEEK) % WEEK || WEEK;
	return { date: addDays(today, away), time };
}
