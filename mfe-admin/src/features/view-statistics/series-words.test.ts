import { usersSummary, visitsSummary } from './series-words.ts';

test('the chart of visits has a text alternative with every number', () => {
	const months = [
		{ month: '2026-10', confirmed: 0, attended: 4, missed: 1, cancelled: 0 },
		{ month: '2026-11', confirmed: 2, attended: 5, missed: 0, cancelled: 1 },
	];
	expect(visitsSummary(months)).toBe(
		'Visits by month. Oct 2026: 4 attended, 1 missed. Nov 2026: 5 attended, 0 missed.',
	);
});

test('the chart of new users has a text alternative with its total and its maximum', () => {
	const days = [
		{ date: '2026-11-09', users: 3 },
		{ date: '2026-11-10', users: 1 },
	];
	expect(usersSummary(days)).toBe('New users in the last 2 days: 4 in all, 3 on the busiest day.');
	expect(usersSummary([])).toBe('New users in the last 0 days: 0 in all, 0 on the busiest day.');
});
