import { shortDate, timeOf } from './centre-time.ts';

/** Noon of a calendar day at the centre, for words about the day. */
const noonOf = (day: string): Date => new Date(`${day}T09:00:00.000Z`);

/** A calendar day in words: `Tue 24 Nov`, of another year than `now` with its year. */
export const dayWords = (day: string, now: Date): string => shortDate(noonOf(day), now);

/** An instant in words: `Tue 24 Nov, 9:00 AM`. */
export const whenWords = (instant: string, now: Date): string =>
	`${shortDate(new Date(instant), now)}, ${timeOf(new Date(instant))}`;

/** The calendar day so many days later. */
export const addDays = (day: string, days: number): string =>
	new Date(noonOf(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);
