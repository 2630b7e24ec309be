import { minuteOf } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

/** Minutes each row of the grid stands for. */
const STEP = 15;
const HOUR = 60;
/** Shown even where nobody comes: the usual hours of the centre. */
const FIRST_HOUR = 9;
const LAST_HOUR = 17;

/** Minutes after midnight at the centre. */
const minutesOf = (instant: string): number => minuteOf(new Date(instant));

type Visit = Pick<AdminAppointment, 'scheduledFor' | 'endsAt'>;

/** The hours a day has to show: the usual ones, and those of every visit. */
export function hoursOf(visits: readonly Visit[]): { readonly from: number; readonly to: number } {
	const starts = visits.map(({ scheduledFor }) => Math.floor(minutesOf(scheduledFor) / HOUR));
	const ends = visits.map(({ endsAt }) => Math.ceil((minutesOf(endsAt) || 24 * HOUR) / HOUR));
	return { from: Math.min(FIRST_HOUR, ...starts), to: Math.max(LAST_HOUR, ...ends) };
}

/** Where a visit stands in the rows of a grid that begins at an hour; rows count from 1, the last is not part of it. */
export function rowsOf(visit: Visit, fromHour: number): { readonly start: number; readonly end: number } {
	const start = Math.floor((minutesOf(visit.scheduledFor) - fromHour * HOUR) / STEP) + 1;
	const end = Math.ceil(((minutesOf(visit.endsAt) || 24 * HOUR) - fromHour * HOUR) / STEP) + 1;
	return { start, end: Math.max(start + 1, end) };
}

/** Where some minutes of the day stand in the rows of a grid of these hours; undefined where they are not in it. */
export function rowsBetween(
	minutes: { readonly from: number; readonly to: number },
	hours: { readonly from: number; readonly to: number },
): { readonly start: number; readonly end: number } | undefined {
	const from = Math.max(minutes.from, hours.from * HOUR) - hours.from * HOUR;
	const to = Math.min(minutes.to, hours.to * HOUR) - hours.from * HOUR;
	return from < to ? { start: Math.floor(from / STEP) + 1, end: Math.ceil(to / STEP) + 1 } : undefined;
}

/** How many rows an hour has. */
export const ROWS_PER_HOUR = HOUR / STEP;

/** `9 AM`, `12 PM` */
export const hourName = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
