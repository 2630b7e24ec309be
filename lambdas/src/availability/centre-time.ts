import {
	fromDate,
	getDayOfWeek,
	parseDate,
	toCalendarDate,
	toCalendarDateTime,
	toZoned,
} from '@internationalized/date';

/** Every date and time of the product is in this zone (rule 1). East Africa Time has no summer time. */
export const CENTRE_ZONE = 'Africa/Nairobi';

/** The days of the week as the centre profile writes them, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Whether a text of the shape `YYYY-MM-DD` is a day that exists: February has no 30th. */
export function isDay(text: string): boolean {
	try {
		return parseDate(text).toString() === text;
	} catch {
		// The library says no by throwing, and with nothing else.
		return false;
	}
}

/** The calendar day (`YYYY-MM-DD`) it is at the centre at this instant. */
export const dayOf = (instant: Date): string => toCalendarDate(fromDate(instant, CENTRE_ZONE)).toString();

/** Minutes since midnight at the centre at this instant. */
export function minuteOf(instant: Date): number {
	const { hour, minute } = fromDate(instant, CENTRE_ZONE);
	return hour * 60 + minute;
}

/** The instant at which the clock at the centre shows this minute of this day. */
export const instantAt = (day: string, minute: number): Date =>
	toZoned(toCalendarDateTime(parseDate(day)).add({ minutes: minute }), CENTRE_ZONE).toDate();

export const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString();

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: string, to: string): number => parseDate(to).compare(parseDate(from));

/** Every day from `from` to `to`, both included. */
export const daysFrom = (from: string, to: string): readonly string[] =>
	Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

export function weekdayOf(day: string): Weekday {
	const weekday = weekdays[getDayOfWeek(parseDate(day), 'en-GB', 'mon')];
	if (!weekday) throw new Error(`${day} is on no day of the week.`);
	return weekday;
}

/** Minutes since midnight of a clock time, `09:00` or `17:30`. */
export function minuteAt(clock: string): number {
	const [hours, minutes] = clock.split(':').map(Number);
	return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** A start time as the specification writes it (R54): 540 is `9:00 AM`. */
export function wallTime(minute: number): string {
	const hour = Math.floor(minute / 60);
	return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The other way round. The contract has checked the shape. */
export function minuteOfWallTime(time: string): number {
	const [clock = '', half] = time.split(' ');
	return (minuteAt(clock) % 720) + (half === 'PM' ? 720 : 0);
}
