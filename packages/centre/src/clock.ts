import { dateFormat, isDate, NO_DATE } from './date-format.ts';
import type { Day } from './day.ts';
import { CENTRE_ZONE } from './zone.ts';

/** A time of day as the specification writes it (R54): `9:00 AM`. */
export type WallTime = string;

const HOUR = 60;
const NOON = 12 * HOUR;
const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The calendar day of an instant in the centre's zone, `2026-11-24`. */
export const dayOf = (instant: Date, timeZone: string = CENTRE_ZONE): Day =>
	isDate(instant)
		? dateFormat('en-CA', { timeZone, ...DATE })
				.format(instant)
				.padStart(10, '0')
		: NO_DATE;

/** Minutes since midnight of an instant in the centre's zone. */
export function minuteOf(instant: Date, timeZone: string = CENTRE_ZONE): number {
	if (!isDate(instant)) return Number.NaN;
	const parts = dateFormat('en-US', { timeZone, ...CLOCK }).formatToParts(instant);
	const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
	return part('hour') * HOUR + part('minute');
}

/** The time of a minute of the day: 540 is `9:00 AM`. */
export function wallTime(minute: number): WallTime {
	if (Number.isNaN(minute)) return NO_DATE;
	const hour = Math.floor(minute / HOUR);
	return `${hour % 12 || 12}:${twoDigits(minute % HOUR)} ${minute < NOON ? 'AM' : 'PM'}`;
}

/** The minute of the day of such a time, whose form the contract has validated. */
export function minuteOfWallTime(time: WallTime): number {
	const [clock = '', half] = time.split(' ');
	return (minuteAt(clock) % NOON) + (half === 'PM' ? NOON : 0);
}

/** The time of an instant in the centre's zone: `9:00 AM`. */
export const timeOf = (instant: Date): WallTime => wallTime(minuteOf(instant));

/** Minutes since midnight of a 24-hour time, `09:00` or `17:30`. */
export function minuteAt(clock: string): number {
	const [hours, minutes] = clock.split(':').map(Number);
	return (hours ?? 0) * HOUR + (minutes ?? 0);
}

/** The 24-hour time of a minute of the day: 540 is `09:00`. */
export const clockAt = (minute: number): string =>
	`${twoDigits(Math.floor(minute / HOUR))}:${twoDigits(minute % HOUR)}`;
