import { minuteAt, wallTime } from '@tulia/centre/clock';
import { type Day, weekdayOf } from '@tulia/centre/day';
import { intersection, type Span, without } from '@tulia/centre/span';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { CentreHours } from './centre-hours.ts';

/** An interval in which a psychologist sees no clients, in minutes after midnight in the centre's time zone. */
export interface BlockedTime extends Span {
	/** Staff can book over a break, but not over time off or a closure. */
	readonly kind: 'break' | 'away';
	/** `Time off`, `Not in`, `Break`, `Closed: Staff training` */
	readonly words: string;
}

/** The facts from which a psychologist's day is planned. */
export type Roster = Pick<StaffPsychologist, 'weeklyHours' | 'breaks' | 'timeOff'>;

type Hours = NonNullable<StaffPsychologist['timeOff'][number]['hours']>;
const WHOLE_DAY: Span = { from: 0, to: 24 * 60 };
const spanOf = (hours: Hours | undefined): Span =>
	hours ? { from: minuteAt(hours.from), to: minuteAt(hours.to) } : WHOLE_DAY;

const spansOff = (day: Day, { timeOff }: Roster): readonly Span[] =>
	timeOff.filter(({ from, to }) => from <= day && day <= to).map(({ hours }) => spanOf(hours));

const away = (spans: readonly Span[], words: string): readonly BlockedTime[] =>
	spans.map(({ from, to }) => ({ from, to, kind: 'away', words }));

/**
 * All blocked intervals of a psychologist within the centre's hours, in order and without overlaps. Where several
 * apply, the order of precedence is closures, time off, hours outside their weekly hours, breaks.
 */
export function blockedTimes(day: Day, roster: Roster | undefined, centre: CentreHours): readonly BlockedTime[] {
	if (!centre.isOpen) return [];
	const open = [centre.hours];
	const closed = centre.closed.flatMap((part) => away(intersection(open, [part]), `Closed: ${part.reason}`));
	if (!roster) return closed;
	const weekday = weekdayOf(day);
	const afterClosed = without(open, centre.closed);
	const off = intersection(afterClosed, spansOff(day, roster));
	const afterOff = without(afterClosed, off);
	const theirs = (roster.weeklyHours[weekday] ?? []).map(spanOf);
	const breaks = intersection(intersection(afterOff, theirs), (roster.breaks[weekday] ?? []).map(spanOf));
	return [
		...closed,
		...away(off, 'Time off'),
		...away(without(afterOff, theirs), 'Not in'),
		...breaks.map(({ from, to }): BlockedTime => ({ from, to, kind: 'break', words: 'Break' })),
	].toSorted((a, b) => a.from - b.from);
}

/** When a psychologist may see clients: the open hours without the blocked intervals. */
export const openSpans = (centre: CentreHours, blocked: readonly BlockedTime[]): readonly Span[] =>
	centre.isOpen ? without([centre.hours], blocked).toSorted((a, b) => a.from - b.from) : [];

/** `Break, 1:00 PM to 2:00 PM` */
export const blockedWords = ({ from, to, words }: BlockedTime): string =>
	`${words}, ${wallTime(from)} to ${wallTime(to)}`;
