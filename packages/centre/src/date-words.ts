import { dateFormat } from './date-format.ts';
import { type Day, utcDateOf } from './day.ts';

/** A calendar month, `2026-11`. */
export type Month = string;

/** The American locale alone has short months of three letters in every browser. The order of the words is ours. */
const part = (date: Date, options: Intl.DateTimeFormatOptions): string =>
	dateFormat('en-US', { ...options, timeZone: 'UTC' }).format(date);

const yearOf = (day: Day | Month): string => day.slice(0, 4);
const firstDayOf = (month: Month): Day => `${month}-01`;

export const dayNumber = (day: Day): number => utcDateOf(day).getUTCDate();

/** `Thursday` */
export const weekdayName = (day: Day): string => part(utcDateOf(day), { weekday: 'long' });
const shortWeekday = (day: Day): string => part(utcDateOf(day), { weekday: 'short' });
const monthName = (day: Day): string => part(utcDateOf(day), { month: 'long' });
const shortMonthName = (day: Day): string => part(utcDateOf(day), { month: 'short' });

/** `19 November` */
export const dayAndMonth = (day: Day): string => `${dayNumber(day)} ${monthName(day)}`;

/** `19 Nov` */
export const shortDayAndMonth = (day: Day): string => `${dayNumber(day)} ${shortMonthName(day)}`;

/** `Thursday 19 November` */
export const longDay = (day: Day): string => `${weekdayName(day)} ${dayAndMonth(day)}`;

/** `Thursday 19 November 2026` */
export const longDayWithYear = (day: Day): string => `${longDay(day)} ${yearOf(day)}`;

/** `Thu 19 Nov` */
export const shortDay = (day: Day): string => `${shortWeekday(day)} ${shortDayAndMonth(day)}`;

/** `Thu 19 Nov 2026` */
export const shortDayWithYear = (day: Day): string => `${shortDay(day)} ${yearOf(day)}`;

/** `19 November 2026` */
export const longDate = (day: Day): string => `${dayAndMonth(day)} ${yearOf(day)}`;

/** `19 Nov 2026` */
export const shortDate = (day: Day): string => `${shortDayAndMonth(day)} ${yearOf(day)}`;

/** `November 2026` */
export const monthWithYear = (month: Month): string => `${monthName(firstDayOf(month))} ${yearOf(month)}`;

/** `Nov` */
export const shortMonth = (month: Month): string => shortMonthName(firstDayOf(month));

/** `Nov 2026` */
export const shortMonthWithYear = (month: Month): string => `${shortMonth(month)} ${yearOf(month)}`;
