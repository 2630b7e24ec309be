import { lastBookableDay, monthRange } from './month-range.ts';

const TODAY = '2026-11-10';

test('a month is requested from today to the horizon', () => {
	expect(lastBookableDay(TODAY)).toBe('2027-01-09');
	expect(monthRange('2026-11', TODAY)).toEqual({ from: '2026-11-10', to: '2026-11-30' });
	expect(monthRange('2026-12', TODAY)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
	expect(monthRange('2027-01', TODAY)).toEqual({ from: '2027-01-01', to: '2027-01-09' });
});
