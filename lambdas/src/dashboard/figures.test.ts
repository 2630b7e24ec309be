import { bookingsByMonth, growth, type MonthFigures, monthlyGrowth, NO_FIGURES, newUsersByDay } from './figures.ts';
import { lastMonths } from './months.ts';

const month = (name: string, figures: Partial<MonthFigures> = {}): MonthFigures => ({
	month: name,
	usersByDay: new Map(),
	...NO_FIGURES,
	...figures,
});

describe('growth', () => {
	test.each([
		[150, 100, 50],
		[50, 100, -50],
		[1, 3, -66.7],
		[7, 0, 0],
		[0, 0, 0],
	])('growth to %i from %i is %i percent', (current, last, percent) => {
		expect(growth(current, last)).toBe(percent);
	});

	test('growth compares the last two whole months, without the running one', () => {
		const months = [
			month('2026-08', { users: 9 }),
			month('2026-09', { users: 2, revenue: new Map([['KES', 100]]) }),
			month('2026-10', { users: 3 }),
			month('2026-11', { users: 1, bookings: 1 }),
		];
		expect(monthlyGrowth(months, 'KES')).toEqual({ users: 50, bookings: 0, revenue: -100 });
	});
});

test('the last twelve months span the turn of the year', () => {
	const months = lastMonths('2026-03-31', 12);
	expect([months[0], months[8], months[9], months[11]]).toEqual(['2025-04', '2025-12', '2026-01', '2026-03']);
});

test('a visit that is neither over nor cancelled counts as confirmed', () => {
	expect(bookingsByMonth([month('2026-11', { bookings: 10, attended: 4, missed: 1, cancelled: 2 })])).toEqual([
		{ month: '2026-11', confirmed: 3, attended: 4, missed: 1, cancelled: 2 },
	]);
});

test('days without new users are listed with 0', () => {
	const months = [
		month('2026-10', { usersByDay: new Map([['31', 2]]) }),
		month('2026-11', { usersByDay: new Map([['01', 1]]) }),
	];
	expect(newUsersByDay(months, '2026-11-02', 4)).toEqual([
		{ date: '2026-10-30', users: 0 },
		{ date: '2026-10-31', users: 2 },
		{ date: '2026-11-01', users: 1 },
		{ date: '2026-11-02', users: 0 },
	]);
});
