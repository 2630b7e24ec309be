import type { Dashboard } from '@tulia/contracts/dashboard/schemas';

export type MonthOfBookings = Dashboard['bookingsByMonth'][number];
export type DayOfUsers = Dashboard['newUsersByDay'][number];

const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** `2026-11` as `Nov`. */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-15T00:00:00Z`));
/** `2026-11` as `Nov 2026`. */
export const monthWithYear = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;
/** `2026-11-09` as `9 Nov`. */
export const dayName = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The chart of visits in one sentence, every number of it. */
export function visitsSummary(months: readonly MonthOfBookings[]): string {
	const each = months.map(
		({ month, attended, missed }) => `${monthWithYear(month)}: ${attended} attended, ${missed} missed`,
	);
	return `Visits by month. ${each.join('. ')}.`;
}

/** The chart of new users in one sentence: ninety numbers are read better in the table. */
export function usersSummary(days: readonly DayOfUsers[]): string {
	const total = sumOf(days.map(({ users }) => users));
	const most = Math.max(0, ...days.map(({ users }) => users));
	return `New users in the last ${days.length} days: ${total} in all, ${most} on the busiest day.`;
}
