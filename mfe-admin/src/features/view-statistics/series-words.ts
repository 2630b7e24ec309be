import { shortMonthWithYear } from '@tulia/centre/date-words';
import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';

export type MonthOfBookings = WholeDashboard['bookingsByMonth'][number];
export type DayOfUsers = WholeDashboard['newUsersByDay'][number];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The chart of visits in one sentence with every number. */
export function visitsSummary(months: readonly MonthOfBookings[]): string {
	const each = months.map(
		({ month, attended, missed }) => `${shortMonthWithYear(month)}: ${attended} attended, ${missed} missed`,
	);
	return `Visits by month. ${each.join('. ')}.`;
}

/**
 * The chart of new users in one sentence. Its ninety numbers are omitted, because they are easier to read in the
 * table.
 */
export function usersSummary(days: readonly DayOfUsers[]): string {
	const total = sumOf(days.map(({ users }) => users));
	const most = Math.max(0, ...days.map(({ users }) => users));
	return `New users in the last ${days.length} days: ${total} in all, ${most} on the busiest day.`;
}
