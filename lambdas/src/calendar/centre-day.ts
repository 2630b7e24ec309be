import { minuteAt } from '@tulia/centre/clock';
import { weekdayOf } from '@tulia/centre/day';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import { publicHolidays } from './public-holidays.ts';
import type { Span } from './span.ts';

/** What staff entered for one day, over the weekly hours and the public holidays. */
export interface CalendarEntry {
	readonly id: string;
	/** Calendar day, `YYYY-MM-DD`. */
	readonly date: string;
	/** `open` lifts a public holiday: the gazette moved it, or the centre works on it. */
	readonly kind: 'closed' | 'open';
	/** Shown to everybody: `Staff training`. */
	readonly reason: string;
}

/** A day of the centre as a whole: its hours, or why it has none. */
export type CentreDay =
	| { readonly open: true; readonly hours: Span }
	| { readonly open: false; readonly reason: string };

const closed = (reason: string): CentreDay => ({ open: false, reason });

/** The centre's hours on a day. Staff's entry takes precedence, then the week, then the public holidays. */
export function centreDay(
	day: string,
	openingHours: readonly OpeningHours[],
	calendar: readonly CalendarEntry[],
): CentreDay {
	const entries = calendar.filter(({ date }) => date === day);
	const closure = entries.find(({ kind }) => kind === 'closed');
	if (closure) return closed(closure.reason);
	const weekday = weekdayOf(day);
	const { opens, closes } = openingHours.find((hours) => hours.day === weekday) ?? {};
	if (opens === undefined || closes === undefined) return closed(capitalised(weekday));
	const holiday = publicHolidays(Number(day.slice(0, 4))).find(({ date }) => date === day);
	if (holiday && entries.length === 0) return closed(holidayReason(holiday));
	return { open: true, hours: { from: minuteAt(opens), to: minuteAt(closes) } };
}

const holidayReason = ({ name, confirmed }: { name: string; confirmed: boolean }): string =>
	confirmed ? name : `${name} (to be confirmed)`;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
