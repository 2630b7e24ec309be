import { parseDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import { type Day, isDay } from './day.ts';
import { CENTRE_ZONE } from './zone.ts';

/** The instant at which the clock at the centre shows this minute of this day. None for what is no day. */
export const instantAt = (day: Day, minute: number): Date =>
	isDay(day)
		? toZoned(toCalendarDateTime(parseDate(day)).add({ minutes: minute }), CENTRE_ZONE).toDate()
		: new Date(Number.NaN);
