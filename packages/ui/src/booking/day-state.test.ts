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

describe('how a day looks', () => {
	test.each([
		['before the first day', '2026-11-09', 'past'],
		['after the last day', '2027-01-10', 'past'],
		['too soon to book', '2026-11-10', 'past'],
		['free', '2026-11-12', 'open'],
		['full', '2026-11-13', 'full'],
		['closed', '2026-11-15', 'closed'],
		['not spoken of', '2026-11-18', 'open'],
	])('how a day looks when it is %s', (_why, day, look) => {
		expect(lookOf(day, bounds)).toBe(look);
	});

	test('how a day looks when it is not known yet', () => {
		expect(lookOf('2026-11-18', { ...bounds, loading: true })).toBe('waiting');
	});
});

describe('what is said of a day', () => {
	test('what is said of a day names a holiday, but not the weekday a second time', () => {
		expect(remarkOn('2026-12-12', 'closed', bounds.days['2026-12-12'])).toBe('closed, Jamhuri Day');
		expect(remarkOn('2026-11-15', 'closed', bounds.days['2026-11-15'])).toBe('closed');
	});

	test('what is said of a day counts the free times', () => {
		expect(remarkOn('2026-11-12', 'open', { state: 'open', freeTimes: 1 })).toBe('1 time free');
		expect(remarkOn('2026-11-12', 'open', { state: 'open', freeTimes: 5 })).toBe('5 times free');
		expect(remarkOn('2026-11-18', 'open', undefined)).toBeUndefined();
	});
});
