import { bookingRules } from '../../availability/booking-rules.ts';
import { cellsOf } from '../../availability/cell.ts';
import { instantAt, minuteOfWallTime, weekdayOf } from '../../availability/centre-time.ts';

/**
 * The rules of booking said a second time, as plainly as can be and without the code that books: what must become of one
 * command when nobody else is there. Days are those of the sample centre, without closures and holidays.
 */
export interface Held {
	readonly id: string;
	readonly client: string;
	readonly serviceId: string;
	readonly minutes: number;
	readonly psychologistId: string;
	readonly date: string;
	readonly time: string;
	readonly status: 'confirmed' | 'attended' | 'missed' | 'cancelled';
	readonly ver: number;
}

export interface Books {
	readonly psychologistIds: readonly string[];
	readonly now: Date;
	readonly held: readonly Held[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const startOf = ({ date, time }: Pick<Held, 'date' | 'time'>): Date => instantAt(date, minuteOfWallTime(time));
const endOf = (one: Pick<Held, 'date' | 'time' | 'minutes'>): Date =>
	new Date(startOf(one).getTime() + one.minutes * MINUTE);

/** Those a client still has before them. */
export const upcomingOf = ({ held, now }: Books, client: string): readonly Held[] =>
	held.filter((one) => one.client === client && one.status === 'confirmed' && endOf(one) > now);

const closing = (date: string): number => {
	const day = weekdayOf(date);
	if (day === 'sunday') return 0;
	return (day === 'saturday' ? 14 : 17) * 60;
};

/** Whether a session of this length may begin then, taken or not. */
export function isOffered(
	{ now }: Books,
	{ date, time, minutes }: Pick<Held, 'date' | 'time' | 'minutes'>,
	leadHours: number,
): boolean {
	const start = minuteOfWallTime(time);
	const isOnGrid = start >= 9 * 60 && (start - 9 * 60) % 90 === 0;
	const isAhead = startOf({ date, time }).getTime() >= now.getTime() + leadHours * HOUR;
	return isOnGrid && isAhead && start + minutes <= closing(date);
}

/** Who is free, the least booked that day first; `moving` is looked through. */
export function freeFor(
	{ psychologistIds, held }: Books,
	{ date, time, minutes }: Pick<Held, 'date' | 'time' | 'minutes'>,
	moving?: string,
): readonly string[] {
	const wanted = cellsOf(minuteOfWallTime(time), minutes);
	const ofDay = (id: string) =>
		held.filter(
			(one) => one.id !== moving && one.psychologistId === id && one.date === date && one.status !== 'cancelled',
		);
	const isFree = (id: string) =>
		ofDay(id).length < bookingRules.dailyCap &&
		!ofDay(id).some((one) => cellsOf(minuteOfWallTime(one.time), one.minutes).some((cell) => wanted.includes(cell)));
	return psychologistIds.filter(isFree).sort((a, b) => ofDay(a).length - ofDay(b).length || (a < b ? -1 : 1));
}

export const overlaps = (some: readonly Held[], other: Pick<Held, 'date' | 'time' | 'minutes'>): boolean =>
	some.some((one) => startOf(one) < endOf(other) && startOf(other) < endOf(one));

/** Whether clients may still change it by themselves. */
export const isChangeable = ({ now }: Books, one: Held): boolean => startOf(one).getTime() - now.getTime() >= 24 * HOUR;

export type Outcome = 'attended' | 'missed';
const opens: Record<Outcome, number> = { attended: 15 * MINUTE, missed: 0 };

/** Whether an outcome may be recorded by now. */
export const isOpenFor = ({ now }: Books, one: Held, outcome: Outcome): boolean =>
	now.getTime() >= startOf(one).getTime() - opens[outcome];

export const isCorrectable = ({ now }: Books, one: Held): boolean =>
	now.getTime() <= endOf(one).getTime() + 7 * 24 * HOUR;

/** The times of the grid on which sessions of any length might begin, and two that are on none. */
export const wishedTimes = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM', '4:30 PM', '9:30 AM', '7:30 AM'];
