import { periodsOf } from './report-periods.ts';
import { firstKeptDay, reportDays, spanBefore, visitReportDays } from './report-span.ts';

/** 1:00 AM at the centre, on the 24th there and the 23rd in UTC. */
const NOW = new Date('2026-11-23T22:00:00.000Z');

describe('the days of a report', () => {
	test.each([
		['one day', { from: '2026-11-24', to: '2026-11-24' }],
		['a year of 366 days', { from: '2025-11-24', to: '2026-11-24' }],
	])('a report covers %s', (_what, days) => {
		expect(reportDays(days, NOW)).toEqual({ ok: true, value: days });
	});

	test.each([
		['days still to come', { from: '2026-11-01', to: '2026-11-25' }, 'to', /not after today/],
		['a last day before the first', { from: '2026-11-02', to: '2026-11-01' }, 'to', /before the first/],
		['more than a year', { from: '2025-11-23', to: '2026-11-24' }, 'from', /at most a year/],
	])('a report of %s is refused at its field', (_what, days, field, message) => {
		expect(reportDays(days, NOW)).toMatchObject({
			refusal: 'invalid_request',
			errors: [{ field, message: expect.stringMatching(message) }],
		});
	});

	test('visits are reported for the days whose visits are all still stored', () => {
		expect(firstKeptDay(NOW)).toBe('2024-11-25');
		expect(visitReportDays({ from: '2024-11-25', to: '2024-12-01' }, NOW).ok).toBe(true);
		expect(visitReportDays({ from: '2024-11-24', to: '2024-12-01' }, NOW)).toMatchObject({
			errors: [{ field: 'from', message: expect.stringContaining('2024-11-25') }],
		});
	});
});

test.each([
	['a whole month with the whole month before', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
	['three whole months with the three before', ['2026-07-01', '2026-09-30'], ['2026-04-01', '2026-06-30']],
	['whole months across a year', ['2026-01-01', '2026-02-28'], ['2025-11-01', '2025-12-31']],
	['a running month with as many days', ['2026-11-01', '2026-11-24'], ['2026-10-08', '2026-10-31']],
	['52 weeks with the 52 before', ['2025-11-25', '2026-11-23'], ['2024-11-26', '2025-11-24']],
])('a report compares %s', (_what, [from = '', to = ''], [first, last]) => {
	expect(spanBefore({ from, to })).toEqual({ from: first, to: last });
});

test('a month is split into weeks from Monday, a year into months, each day once', () => {
	expect(periodsOf({ from: '2026-11-01', to: '2026-11-24' })).toEqual([
		{ from: '2026-11-01', to: '2026-11-01' },
		{ from: '2026-11-02', to: '2026-11-08' },
		{ from: '2026-11-09', to: '2026-11-15' },
		{ from: '2026-11-16', to: '2026-11-22' },
		{ from: '2026-11-23', to: '2026-11-24' },
	]);
	expect(periodsOf({ from: '2026-08-15', to: '2026-11-24' })).toEqual([
		{ from: '2026-08-15', to: '2026-08-31' },
		{ from: '2026-09-01', to: '2026-09-30' },
		{ from: '2026-10-01', to: '2026-10-31' },
		{ from: '2026-11-01', to: '2026-11-24' },
	]);
});
