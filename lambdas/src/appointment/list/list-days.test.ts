import { listDays } from './list-days.ts';

/** A Friday, 9:00 AM at the centre. */
const NOW = new Date('2026-11-20T06:00:00.000Z');
const daysOf = (question: Parameters<typeof listDays>[0]) => {
	const days = listDays(question, NOW);
	return days.ok ? `${days.value.from} to ${days.value.to}, ${days.value.order}` : days.detail;
};

test.each([
	['no filter', {}, '2026-11-20 to 2027-01-19, soonest_first'],
	['a search', { search: ' ouma ' }, '2024-11-20 to 2027-01-19, latest_first'],
	['a blank search', { search: '  ' }, '2026-11-20 to 2027-01-19, soonest_first'],
	[
		'a search of days',
		{ search: 'ouma', from: '2026-11-01', to: '2026-11-30' },
		'2026-11-01 to 2026-11-30, soonest_first',
	],
	['a first day', { from: '2026-10-01' }, '2026-10-01 to 2027-01-19, soonest_first'],
	['a first day long ago', { from: '2025-01-01' }, '2025-01-01 to 2026-01-01, soonest_first'],
	['a first day far ahead', { from: '2028-01-01' }, '2028-01-01 to 2028-01-01, soonest_first'],
	['a last day', { to: '2026-12-01' }, '2026-11-20 to 2026-12-01, soonest_first'],
	['a last day that is over', { to: '2026-11-19' }, '2026-10-20 to 2026-11-19, soonest_first'],
])('a list with %s covers the expected days', (_what, question, days) => {
	expect(daysOf(question)).toBe(days);
});

test.each([
	[{ from: '2026-12-02', to: '2026-12-01' }, 'The last day comes before the first.'],
	[{ from: '2025-01-01', to: '2026-12-31' }, 'Please ask for at most 366 days.'],
])('a list of the days %j is refused', (question, why) => {
	expect(daysOf(question)).toBe(why);
});
