import { parseDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import { type Day, isDay } from './day.ts';
import { CENTRE_ZONE } from './zone.ts';

/** The instant of a minute of a day in the centre's zone; an invalid `Date` for an invalid day. */
export const instantAt = (day: Day, minute: number): Date =>
	isDay(day)
		? toZoned(toCalendarDateTime(parseDate(day)).add({ minutes: minute }), CENTRE_ZONE).toDate()
		: new Date(Number.NaN);
