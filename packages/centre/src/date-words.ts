import { dateFormat, NO_DATE } from './date-format.ts';
import { type Day, isDay, utcDateOf } from './day.ts';

/** A calendar month, `2026-11`. */
export type Month = string;

/** Only the American locale has months of three letters in every browser. The order of the parts is ours. */
const part = (date: Date, options: Intl.DateTimeFormatOptions): string =>
	dateFormat('en-US', { ...options, timeZone: 'UTC' }).format(date);

/** Formats a day; an invalid one becomes `NO_DATE`. */
const ofDay =
	(words: (day: Day) => string) =>
	(day: Day): string =>
		isDay(day) ? words(day) : NO_DATE;

const yearOf = (day: Day | Month): string => day.slice(0, 4);
const firstDayOf = (month: Month): Day => `${month}-01`;

export const dayNumber = (day: Day): number => utcDateOf(day).getUTCDate();

/** `Thursday` */
export const weekdayName = ofDay((day) => part(utcDateOf(day), { weekday: 'long' }));
/** `Thu` */
export const shortWeekday = ofDay((day) => part(utcDateOf(day), { weekday: 'short' }));
const monthName = ofDay((day) => part(utcDateOf(day), { month: 'long' }));
const shortMonthName = ofDay((day) => part(utcDateOf(day), { month: 'short' }));

/** `19 November` */
export const dayAndMonth = ofDay((day) => `${dayNumber(day)} ${monthName(day)}`);

/** `19 Nov` */
export const shortDayAndMonth = ofDay((day) => `${dayNumber(day)} ${shortMonthName(day)}`);

/** `Thursday 19 November` */
export const longDay = ofDay((day) => `${weekdayName(day)} ${dayAndMonth(day)}`);

/** `Thursday 19 November 2026` */
export const longDayWithYear = ofDay((day) => `${longDay(day)} ${yearOf(day)}`);

/** `Thu 19 Nov` */
export const shortDay = ofDay((day) => `${shortWeekday(day)} ${shortDayAndMonth(day)}`);

/** `Thu 19 Nov 2026` */
export const shortDayWithYear = ofDay((day) => `${shortDay(day)} ${yearOf(day)}`);

/** `19 November 2026` */
export const longDate = ofDay((day) => `${dayAndMonth(day)} ${yearOf(day)}`);

/** `19 Nov 2026` */
export const shortDate = ofDay((day) => `${shortDayAndMonth(day)} ${yearOf(day)}`);

/** `November 2026` */
export const monthWithYear = (month: Month): string => `${monthName(firstDayOf(month))} ${yearOf(month)}`;

/** `Nov` */
export const shortMonth = (month: Month): string => shortMonthName(firstDayOf(month));

/** `Nov 2026` */
export const shortMonthWithYear = (month: Month): string => `${shortMonth(month)} ${yearOf(month)}`;
