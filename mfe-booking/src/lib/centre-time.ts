import { fromDate, parseDate, toCalendarDate, toCalendarDateTime, toTime, toZoned } from '@internationalized/date';

/** Every date and time of the product is in this zone (rule 1). East Africa Time has no summer time. */
const CENTRE_ZONE = 'Africa/Nairobi';

/** A calendar day in the centre's zone, `YYYY-MM-DD`. */
export type Day = string;
/** A start time in the centre's zone as the specification writes it (R54): `9:00 AM`. */
export type WallTime = string;

/** The calendar day it is at the centre at this instant. */
export const dayOf = (instant: Date): Day => toCalendarDate(fromDate(instant, CENTRE_ZONE)).toString();

export const addDays = (day: Day, days: number): Day => parseDate(day).add({ days }).toString();

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: Day, to: Day): number => parseDate(to).compare(parseDate(from));

/** Whether a text is a day that exists: February has no 30th. */
export function isDay(text: string): boolean {
	try {
		return parseDate(text).toString() === text;
	} catch {
		// The library says no by throwing, and with nothing else.
		return false;
	}
}

/** Minutes since midnight as people here write them: 630 is `10:30 AM`. */
export const wallTime = (minutes: number): WallTime =>
	`${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${minutes < 720 ? 'AM' : 'PM'}`;

/** The other way round. The shape is the contract's. */
export function minutesOf(time: WallTime): number {
	const [clock = '', half] = time.split(' ');
	const [hours = 0, minutes = 0] = clock.split(':').map(Number);
	return (hours % 12) * 60 + minutes + (half === 'PM' ? 720 : 0);
}

/** What the clock at the centre shows at this instant. */
export function timeOf(instant: Date): WallTime {
	const { hour, minute } = toTime(fromDate(instant, CENTRE_ZONE));
	return wallTime(hour * 60 + minute);
}

/** The instant at which the clock at the centre shows this time of this day. */
export const instantAt = (day: Day, time: WallTime): Date =>
	toZoned(toCalendarDateTime(parseDate(day)).add({ minutes: minutesOf(time) }), CENTRE_ZONE).toDate();
