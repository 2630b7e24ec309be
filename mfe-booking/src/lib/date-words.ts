import type { Day } from './centre-time.ts';

// A calendar day has no zone: it is read and written in UTC, so that it stays the same day everywhere.
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

const asDate = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

/** `22 Oct 2026` */
export const dateWithYear = (day: Day): string =>
	`${asDate(day).getUTCDate()} ${SHORT_MONTH.format(asDate(day))} ${day.slice(0, 4)}`;

/** `24 September` */
export const dayAndMonth = (day: Day): string => `${asDate(day).getUTCDate()} ${MONTH.format(asDate(day))}`;
