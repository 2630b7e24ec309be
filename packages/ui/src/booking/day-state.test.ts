import { type DayBounds, lookOf, remarkOn } from './day-state.ts';

const bounds: DayBounds = {
	min: '2026-11-10',
	max: '2027-01-09',
	loading: false,
	days: {
		'2026-11-12': { state: 'open', freeTimes: 1 },
		'2026-11-15': { state: 'closed', reason: 'Sunday' },
		'2026-12-12': { state: 'closed', reason: 'Jamhuri Day' },
		'2026-11-13': { state: 'full' },
		'2026-11-10': { state: 'too_soon' },
	},
};

describe('the look of a day', () => {
	test.each([
		['before the first day', '2026-11-09', 'past'],
		['after the last day', '2027-01-10', 'past'],
		['too soon to book', '2026-11-10', 'past'],
		['free', '2026-11-12', 'open'],
		['full', '2026-11-13', 'full'],
		['closed', '2026-11-15', 'closed'],
		['not in the response', '2026-11-18', 'open'],
	])('the look of a day that is %s', (_why, day, look) => {
		expect(lookOf(day, bounds)).toBe(look);
	});

	test('the look of a day that is not loaded yet', () => {
		expect(lookOf('2026-11-18', { ...bounds, loading: true })).toBe('waiting');
	});
});

describe('the accessible name of a day', () => {
	test('the accessible name of a day has a holiday, but not the weekday again', () => {
		expect(remarkOn('2026-12-12', 'closed', bounds.days['2026-12-12'])).toBe('closed, Jamhuri Day');
		expect(remarkOn('2026-11-15', 'closed', bounds.days['2026-11-15'])).toBe('closed');
	});

	test('the accessible name of a day has the number of free times', () => {
		expect(remarkOn('2026-11-12', 'open', { state: 'open', freeTimes: 1 })).toBe('1 time free');
		expect(remarkOn('2026-11-12', 'open', { state: 'open', freeTimes: 5 })).toBe('5 times free');
		expect(remarkOn('2026-11-18', 'open', undefined)).toBeUndefined();
	});
});
