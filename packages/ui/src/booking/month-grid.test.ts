import fc from 'fast-check';
import { isoWeekday, monthGrid, shiftMonth, stepFrom } from './month-grid.ts';

const anyMonth = fc
	.tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
	.map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('the grid of a month', () => {
	test('the grid of a month has six weeks, Monday first, and each day once', () => {
		fc.assert(
			fc.property(anyMonth, (month) => {
				const grid = monthGrid(month);
				expect(grid).toHaveLength(42);
				const days = grid.filter((day) => day !== undefined);
				expect(new Set(days).size).toBe(
					new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
				);
				for (const [place, day] of grid.entries()) if (day !== undefined) expect(isoWeekday(day)).toBe((place % 7) + 1);
			}),
			{ seed: 29 },
		);
	});

	test('the grid of November 2026, whose first day is a Sunday, begins at the seventh cell', () => {
		expect(monthGrid('2026-11').indexOf('2026-11-01')).toBe(6);
		expect(isoWeekday('2026-11-01')).toBe(7);
	});

	test('the grid of a month crosses the end of a year', () => {
		expect(shiftMonth('2026-12', 1)).toBe('2027-01');
		expect(shiftMonth('2027-01', -1)).toBe('2026-12');
	});
});

describe('moving by a key', () => {
	const notSunday = (day: string) => isoWeekday(day) !== 7;

	test('moving by a key skips days that are not bookable', () => {
		expect(stepFrom('2026-11-14', 1, notSunday)).toBe('2026-11-16');
		expect(stepFrom('2026-11-24', 7, (day) => day === '2026-11-10')).toBeUndefined();
	});

	test('moving by a key stays in the month', () => {
		expect(stepFrom('2026-11-30', 1, notSunday)).toBeUndefined();
		expect(stepFrom('2026-11-03', -7, notSunday)).toBeUndefined();
	});
});
