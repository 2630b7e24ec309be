import { isDate, NO_DATE } from './date-format.ts';
import { DAY } from './durations.ts';

/** A calendar day, `2026-11-24`. It has no zone: it is parsed and counted in UTC, so it is the same day everywhere. */
export type Day = string;

/** The days of the week as the centre profile writes them, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** The years 0000 and 9999 are excluded: dates just beyond them are written with a sign and sort wrongly. */
const SHAPE = /^(?!0000|9999)\d{4}-\d{2}-\d{2}$/;

/** Midnight UTC of a calendar day, for APIs that take an instant. */
export const utcDateOf = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

function dayAt(milliseconds: number): Day {
	const date = new Date(milliseconds);
	return isDate(date) ? date.toISOString().slice(0, 10) : NO_DATE;
}

/** Whether a text is an existing day: February has no 30th. */
export function isDay(text: string): boolean {
	const time = SHAPE.test(text) ? utcDateOf(text).getTime() : Number.NaN;
	return !Number.isNaN(time) && dayAt(time) === text;
}

/** The calendar day that many days later. */
export const addDays = (day: Day, days: number): Day => dayAt(utcDateOf(day).getTime() + days * DAY);

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: Day, to: Day): number =>
	Math.round((utcDateOf(to).getTime() - utcDateOf(from).getTime()) / DAY);

/** Every day from `from` to `to`, both included. */
export const daysFrom = (from: Day, to: Day): readonly Day[] =>
	Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** Days since the Monday of its week: 0 to 6. */
export const daysSinceMonday = (day: Day): number => (utcDateOf(day).getUTCDay() + 6) % 7;

export function weekdayOf(day: Day): Weekday {
	const weekday = weekdays[daysSinceMonday(day)];
	if (!weekday) throw new Error(`${day} is on no day of the week.`);
	return weekday;
}
