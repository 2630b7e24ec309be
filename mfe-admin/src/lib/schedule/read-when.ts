import { dayOf, minuteOf, minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import { addDays, type Day, daysFrom, isDay, weekdayOf } from '@tulia/centre/day';
import { GB } from 'chrono-node/en';

/** A day of the month without a month is searched within this many days before and after today. */
const BACK = 7;
const AHEAD = 60;
const HOUR = 60;
/** An hour up to this one without AM or PM is in the afternoon, because no visit is at 2 AM. */
const LAST_AFTERNOON_HOUR = 6;

/** chrono uses the time zone of the device, so it is given the centre's wall-clock time, and returns it. */
function wallClockOf(now: Date): Date {
	const [year = 0, month = 1, day = 1] = dayOf(now).split('-').map(Number);
	const minute = minuteOf(now);
	return new Date(year, month - 1, day, Math.floor(minute / HOUR), minute % HOUR);
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

interface Reading {
	/** Whether the field is for a past day. A day without a year is then in the past, not the next one. */
	readonly isPast?: boolean | undefined;
}

/**
 * Parses a day as people type it: `tomorrow`, `fri`, `fri 23`, `23`, `23 nov`, `23/11`, `2026-11-23`. `undefined` if
 * it cannot be parsed.
 */
export function readDay(typed: string, now: Date, { isPast = false }: Reading = {}): Day | undefined {
	const text = typed.trim().toLowerCase();
	const today = dayOf(now);
	if (isDay(text)) return text;
	const numbered = /^(?:(mon|tue|wed|thu|fri|sat|sun)[a-z]*\s+)?(\d{1,2})(?:st|nd|rd|th)?$/.exec(text);
	if (numbered) return dayNumbered({ number: Number(numbered[2]), weekday: numbered[1], today, isPast });
	const isBefore = isPast || /\blast\b|\bago\b/.test(text);
	const found = GB.parse(text, wallClockOf(now), { forwardDate: !isBefore })[0];
	// Part of the text was not understood. An error is better than a booking on another day.
	if (!found || found.text.length < text.length - 3) return undefined;
	const day = `${found.start.get('year')}-${twoDigits(found.start.get('month') ?? 0)}-${twoDigits(found.start.get('day') ?? 0)}`;
	if (!isDay(day)) return undefined;
	return found.start.isCertain('year')
		? day
		: inMeantYear(day, today, { isPast, isWeekday: !found.start.isCertain('day') });
}

interface Found {
	readonly isPast: boolean;
	/** Whether the text names only a weekday. */
	readonly isWeekday: boolean;
}

/** Adds the year to a day that was typed without one. */
function inMeantYear(day: Day, today: Day, { isPast, isWeekday }: Found): Day {
	if (isPast && isWeekday) return day > today ? addDays(day, -7) : day;
	const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
	if (!isDay(yearBefore)) return day;
	// Staff may note visits of the last week, and bookings are less than a year ahead.
	const isMeant = isPast ? day > today : yearBefore < today && yearBefore >= addDays(today, -BACK);
	return isMeant ? yearBefore : day;
}

interface Numbered {
	readonly number: number;
	readonly weekday: string | undefined;
	readonly today: Day;
	readonly isPast: boolean;
}

/**
 * The next date with this day of the month, and with the weekday if one was typed. If there is none, the latest such
 * date of the last week. For a past day, the latest such date before today.
 */
function dayNumbered({ number, weekday, today, isPast }: Numbered): Day | undefined {
	const isIt = (day: Day): boolean =>
		Number(day.slice(8)) === number && (weekday === undefined || weekdayOf(day).startsWith(weekday));
	if (isPast) return daysFrom(addDays(today, -AHEAD), today).findLast(isIt);
	const ahead = daysFrom(today, addDays(today, AHEAD)).find(isIt);
	return ahead ?? daysFrom(addDays(today, -BACK), today).find(isIt);
}

/**
 * Parses a time as people type it: `2pm`, `14:00`, `2.30`, `1430`, `2`, `noon`. Returns `2:00 PM`, or `undefined` if
 * it cannot be parsed.
 */
export function readTime(typed: string, now: Date): string | undefined {
	const text = withColon(typed.trim().toLowerCase().replaceAll('.m', 'm').replace(/m\.$/, 'm'));
	const found = GB.parse(text, wallClockOf(now))[0];
	if (!found || found.text.length < text.length) return undefined;
	const hour = found.start.get('hour');
	if (hour === null) return undefined;
	const isAfternoon = !/am|pm|morning|night/.test(text) && hour >= 1 && hour <= LAST_AFTERNOON_HOUR;
	return wallTime((isAfternoon ? hour + 12 : hour) * HOUR + (found.start.get('minute') ?? 0));
}

/**
 * Parses a day and a time as people type them: `4 dec 2pm`, `Tue 24 Nov 2026, 9:05 AM`. Returns `2026-11-24T09:05`,
 * or `undefined` if one of them is missing.
 */
export function readMoment(typed: string, now: Date, reading: Reading = {}): string | undefined {
	const words = typed.trim().replaceAll(',', ' ').split(/\s+/);
	for (let count = words.length - 1; count > 0; count -= 1) {
		const time = readTime(words.slice(count).join(' '), now);
		const day = time && readDay(words.slice(0, count).join(' '), now, reading);
		if (time && day) return `${day}T${twentyFourHours(time)}`;
	}
	return undefined;
}

/** Converts `2:00 PM` to `14:00`. */
function twentyFourHours(time: string): string {
	const minute = minuteOfWallTime(time);
	return `${twoDigits(Math.floor(minute / HOUR))}:${twoDigits(minute % HOUR)}`;
}

/** Normalises `2.30`, `2h30` and `1430` to a time with a colon, and `2` to `2:00`, for chrono. */
function withColon(text: string): string {
	const joined = /^(\d{1,2})(\d{2})(\s*[ap]m)?$/.exec(text.length > 2 ? text : '');
	if (joined) return `${joined[1]}:${joined[2]}${joined[3] ?? ''}`;
	if (/^\d{1,2}$/.test(text)) return `${text}:00`;
	return text.replace(/^(\d{1,2})[.h](\d{2})/, '$1:$2');
}
