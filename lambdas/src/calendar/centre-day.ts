import { weekdayOf } from '@tulia/centre/day';
import { type Span, without } from '@tulia/centre/span';
import { dayName } from '@tulia/centre/weekday-names';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import { type DaysOff, type Hours, isAmong, spanOf, spansOff } from './days-off.ts';
import { publicHolidays } from './public-holidays.ts';

/** Staff's entry for some days, which overrides weekly hours and public holidays. */
export interface CalendarEntry {
	readonly id: string;
	/** The first calendar day, `YYYY-MM-DD`. */
	readonly date: string;
	/** The last one; absent: the same. */
	readonly lastDate?: string;
	/** The hours of each day that the entry covers; absent: all day. */
	readonly hours?: Hours;
	/** `open` opens a public holiday: the gazette moved it, or the centre works on it. */
	readonly kind: 'closed' | 'open';
	/** Public: `Staff training`. */
	readonly reason: string;
}

/** A day of the centre: its hours and the open part of them, or the reason why it is closed. */
export type CentreDay =
	| { readonly open: true; readonly hours: Span; readonly spans: readonly Span[] }
	| { readonly open: false; readonly reason: string };

type ClosedDays = { readonly [K in 'lastDate' | 'hours']?: CalendarEntry[K] | undefined } & Pick<CalendarEntry, 'date'>;

export const daysOffOf = ({ date, lastDate = date, hours }: ClosedDays): DaysOff => ({
	from: date,
	to: lastDate,
	hours,
});

const closed = (reason: string): CentreDay => ({ open: false, reason });

/** The centre's hours on a day. Staff's entry takes precedence, then the week, then the public holidays. */
export function centreDay(
	day: string,
	openingHours: readonly OpeningHours[],
	calendar: readonly CalendarEntry[],
): CentreDay {
	const entries = calendar.filter((entry) => isAmong(daysOffOf(entry), day));
	const closures = entries.filter(({ kind }) => kind === 'closed');
	const closure = closures.find(({ hours }) => hours === undefined);
	if (closure) return closed(closure.reason);
	const weekday = weekdayOf(day);
	const { opens, closes } = openingHours.find((hours) => hours.day === weekday) ?? {};
	if (opens === undefined || closes === undefined) return closed(dayName(weekday));
	const holiday = publicHolidays(Number(day.slice(0, 4))).find(({ date }) => date === day);
	if (holiday && entries.every(({ kind }) => kind !== 'open')) return closed(holidayReason(holiday));
	const hours = spanOf({ from: opens, to: closes });
	const spans = without([hours], spansOff(closures.map(daysOffOf), day));
	return spans.length === 0 ? closed(closures[0]?.reason ?? '') : { open: true, hours, spans };
}

const holidayReason = ({ name, confirmed }: { name: string; confirmed: boolean }): string =>
	confirmed ? name : `${name} (to be confirmed)`;
