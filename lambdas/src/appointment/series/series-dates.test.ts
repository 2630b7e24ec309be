import { seriesDates } from './series-dates.ts';

/** A Tuesday, the fourth of its month. */
const like = '2026-11-24';

test.each([
	['week', ['2026-12-01', '2026-12-08', '2026-12-15']],
	['two_weeks', ['2026-12-08', '2026-12-22', '2027-01-05']],
	['month', ['2026-12-22', '2027-01-26', '2027-02-23']],
] as const)('a visit is repeated every %s', (every, dates) => {
	expect(seriesDates({ like, every, today: like, count: 3 })).toEqual(dates);
});

test('a visit of some weeks ago is repeated in its rhythm, from tomorrow on', () => {
	expect(seriesDates({ like: '2026-10-06', every: 'two_weeks', today: like, count: 2 })).toEqual([
		'2026-12-01',
		'2026-12-15',
	]);
	expect(seriesDates({ like: '2026-11-10', every: 'week', today: like, count: 1 })).toEqual(['2026-12-01']);
});

test('the dates after a coming visit are later than that visit', () => {
	expect(seriesDates({ like: '2026-12-01', every: 'week', today: like, count: 1 })).toEqual(['2026-12-08']);
});

test('the fifth Monday of a month is repeated on the last Monday of each', () => {
	expect(seriesDates({ like: '2026-11-30', every: 'month', today: like, count: 4 })).toEqual([
		'2026-12-28',
		'2027-01-25',
		'2027-02-22',
		'2027-03-29',
	]);
});

test('a series ends with its last day or its count, whichever is first', () => {
	const ends = { like, every: 'week', today: like } as const;
	expect(seriesDates({ ...ends, count: 12, until: '2026-12-15' })).toHaveLength(3);
	expect(seriesDates({ ...ends, count: 12, until: '2026-12-14' })).toHaveLength(2);
	expect(seriesDates({ ...ends, count: 12, until: '2027-12-31' })).toHaveLength(12);
	expect(seriesDates({ ...ends, count: 12, until: '2026-11-25' })).toEqual([]);
});
