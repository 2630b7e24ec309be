import { addDays } from '@tulia/centre/day';
import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import { monthOfDay } from './months.ts';

/** Figures of a month, or of all time. Bookings count in the month of the visit. */
export interface Figures {
	readonly users: number;
	readonly bookings: number;
	readonly attended: number;
	readonly missed: number;
	readonly cancelled: number;
	/** Integer cents by currency. */
	readonly revenue: ReadonlyMap<string, number>;
}
export interface MonthFigures extends Figures {
	/** `YYYY-MM` */
	readonly month: string;
	/** The accounts that joined on each day, by its two digits. */
	readonly usersByDay: ReadonlyMap<string, number>;
}

export const NO_FIGURES: Figures = { users: 0, bookings: 0, attended: 0, missed: 0, cancelled: 0, revenue: new Map() };

/** Booked, and neither over with an outcome nor cancelled. */
export const confirmedIn = ({ bookings, attended, missed, cancelled }: Figures): number =>
	bookings - attended - missed - cancelled;

/** Percent against the month before, rounded to a tenth; 0 when that had none (R62, rule 6). */
export const growth = (month: number, before: number): number =>
	before === 0 ? 0 : Math.round(((month - before) / before) * 1000) / 10;

/**
 * The growth of the last whole month over the month before. The current month is ignored, because it is not over.
 * @param months in order, the current one last.
 * @param currency of the income that is compared (ISO 4217).
 */
export function monthlyGrowth(months: readonly MonthFigures[], currency: string): WholeDashboard['monthlyGrowth'] {
	const [before = NO_FIGURES, whole = NO_FIGURES] = months.slice(-3, -1);
	return {
		users: growth(whole.users, before.users),
		bookings: growth(whole.bookings, before.bookings),
		revenue: growth(earnedIn(whole, currency), earnedIn(before, currency)),
	};
}

export const earnedIn = ({ revenue }: Pick<Figures, 'revenue'>, currency: string): number => revenue.get(currency) ?? 0;

/** Revenue in other currencies, sorted by currency. */
export const earnedElsewhere = (
	{ revenue }: Pick<Figures, 'revenue'>,
	currency: string,
): WholeDashboard['otherRevenue'] =>
	[...revenue]
		.filter(([one, total]) => one !== currency && total !== 0)
		.map(([one, total]) => ({ currency: one, total }))
		.sort((a, b) => a.currency.localeCompare(b.currency));

export const bookingsByMonth = (months: readonly MonthFigures[]): WholeDashboard['bookingsByMonth'] =>
	months.map((one) => ({
		month: one.month,
		confirmed: confirmedIn(one),
		attended: one.attended,
		missed: one.missed,
		cancelled: one.cancelled,
	}));

/** The last `days` days up to `today`, oldest first. */
export function newUsersByDay(
	months: readonly MonthFigures[],
	today: string,
	days: number,
): WholeDashboard['newUsersByDay'] {
	const byMonth = new Map(months.map((one) => [one.month, one.usersByDay]));
	return Array.from({ length: days }, (_, index) => {
		const date = addDays(today, index + 1 - days);
		return { date, users: byMonth.get(monthOfDay(date))?.get(date.slice(8)) ?? 0 };
	});
}
