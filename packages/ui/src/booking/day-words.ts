import type { Day, Month } from './month-grid.ts';

const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const WEEKDAY = part({ weekday: 'long' });
const SHORT_WEEKDAY = part({ weekday: 'short' });
const MONTH = part({ month: 'long' });
const SHORT_MONTH = part({ month: 'short' });

/** A calendar day has no zone: it is read and written in UTC, so that it stays the same day everywhere. */
const asDate = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

export const dayNumber = (day: Day): number => asDate(day).getUTCDate();

/** `Thursday 19 November` */
export const longDay = (day: Day): string =>
	`${WEEKDAY.format(asDate(day))} ${dayNumber(day)} ${MONTH.format(asDate(day))}`;

/** `Thu 19 Nov` */
export const shortDay = (day: Day): string =>
	`${SHORT_WEEKDAY.format(asDate(day))} ${dayNumber(day)} ${SHORT_MONTH.format(asDate(day))}`;

/** `November 2026` */
export const monthName = (month: Month): string => `${MONTH.format(asDate(`${month}-01`))} ${month.slice(0, 4)}`;
