import { minuteAt } from '@tulia/centre/clock';
import { type Day, weekdayOf } from '@tulia/centre/day';
import { type Span, without } from '@tulia/centre/span';
import { dayName } from '@tulia/centre/weekday-names';
import type { Closure } from '@tulia/contracts/closure/schemas';
import type { OpeningHours } from '@tulia/contracts/profile/schemas';

export interface CentreFacts {
	readonly openingHours: readonly OpeningHours[];
	readonly closures: readonly Closure[];
	readonly holidays: readonly { readonly date: Day; readonly name: string }[];
}

/** A closure during some hours of an open day. */
interface ClosedHours extends Span {
	readonly reason: string;
}

/**
 * The centre on one day: its hours and closed intervals in minutes after midnight, or the reason why it is closed.
 */
export type CentreHours =
	| { readonly isOpen: true; readonly hours: Span; readonly closed: readonly ClosedHours[] }
	| { readonly isOpen: false; readonly reason: string; readonly why: 'week' | 'holiday' | 'closure' };

const isOn = ({ date, lastDate = date }: Closure, day: Day): boolean => date <= day && day <= lastDate;

/**
 * Applies the server's rule. A closure takes precedence, then the hours of the weekday, then a holiday that staff
 * have not opened.
 */
export function centreHours(day: Day, { openingHours, closures, holidays }: CentreFacts): CentreHours {
	const entries = closures.filter((each) => isOn(each, day));
	const closed = entries.filter(({ kind }) => kind === 'closed');
	const whole = closed.find(({ hours }) => hours === undefined);
	if (whole) return { isOpen: false, reason: whole.reason, why: 'closure' };
	const weekday = weekdayOf(day);
	const { opens, closes } = openingHours.find((hours) => hours.day === weekday) ?? {};
	if (opens === undefined || closes === undefined) return { isOpen: false, reason: dayName(weekday), why: 'week' };
	const holiday = holidays.find(({ date }) => date === day);
	if (holiday && entries.every(({ kind }) => kind !== 'open'))
		return { isOpen: false, reason: holiday.name, why: 'holiday' };
	const hours = { from: minuteAt(opens), to: minuteAt(closes) };
	const parts = closed.flatMap(({ hours: part, reason }) =>
		part ? [{ from: minuteAt(part.from), to: minuteAt(part.to), reason }] : [],
	);
	return without([hours], parts).length === 0
		? { isOpen: false, reason: parts[0]?.reason ?? '', why: 'closure' }
		: { isOpen: true, hours, closed: parts };
}
