import { minuteAt, wallTime } from '@tulia/centre/clock';
import { type Day, weekdayOf } from '@tulia/centre/day';
import type { Closure } from '@tulia/contracts/closure/schemas';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';

/** A part of a day in which somebody sees nobody. Minutes after midnight at the centre. */
export interface BlockedTime {
	readonly from: number;
	readonly to: number;
	/** `Off`, `Break`, `Closed: Staff training` */
	readonly words: string;
}

const WHOLE_DAY = { from: 0, to: 24 * 60 };

type Hours = NonNullable<Closure['hours']>;
const minutesOf = (hours: Hours | undefined): Pick<BlockedTime, 'from' | 'to'> =>
	hours ? { from: minuteAt(hours.from), to: minuteAt(hours.to) } : WHOLE_DAY;

/** When somebody is off on a day. */
export const timesOff = (day: Day, psychologist: Pick<StaffPsychologist, 'timeOff'> | undefined) =>
	(psychologist?.timeOff ?? [])
		.filter(({ from, to }) => from <= day && day <= to)
		.map(({ hours }): BlockedTime => ({ ...minutesOf(hours), words: 'Off' }));

/** A closure of some hours; a day that is closed as a whole is said above the calendar. */
const closedHours = (closures: readonly Closure[]): readonly BlockedTime[] =>
	closures.flatMap(({ hours, reason }) => (hours ? [{ ...minutesOf(hours), words: `Closed: ${reason}` }] : []));

/** All that keeps somebody from seeing clients on a day, in its order: closed hours, time off, breaks; whoever is off all day has no break. */
export function blockedTimes(
	day: Day,
	psychologist: Pick<StaffPsychologist, 'timeOff' | 'breaks'> | undefined,
	closures: readonly Closure[],
): readonly BlockedTime[] {
	const off = timesOff(day, psychologist);
	const isOffAllDay = off.some(({ from, to }) => from === WHOLE_DAY.from && to === WHOLE_DAY.to);
	const breaks = isOffAllDay ? [] : (psychologist?.breaks[weekdayOf(day)] ?? []);
	return [
		...closedHours(closures),
		...off,
		...breaks.map((hours): BlockedTime => ({ ...minutesOf(hours), words: 'Break' })),
	].toSorted((a, b) => a.from - b.from);
}

/** `Off all day`, `Break, 1:00 PM to 2:00 PM` */
export const blockedWords = ({ from, to, words }: BlockedTime): string =>
	from === WHOLE_DAY.from && to === WHOLE_DAY.to
		? `${words} all day`
		: `${words}, ${wallTime(from)} to ${wallTime(to)}`;
