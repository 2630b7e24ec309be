import { plannedReminder } from './planned-reminder.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const MINUTE = 60_000;

test.each([
	['25 hours', 25 * 60, 'pending'],
	['24 hours and 6 minutes', 24 * 60 + 6, 'pending'],
	['24 hours and 5 minutes', 24 * 60 + 5, 'covered_by_confirmation'],
	['24 hours and a minute', 24 * 60 + 1, 'covered_by_confirmation'],
	['24 hours less a minute', 24 * 60 - 1, 'covered_by_confirmation'],
	['23 hours', 23 * 60, 'covered_by_confirmation'],
	['10 minutes', 10, 'covered_by_confirmation'],
])('a session %s ahead has a reminder that is %s', (_ahead, minutes, state) => {
	const start = new Date(NOW.getTime() + minutes * MINUTE);
	const { remindAt, reminder } = plannedReminder(start, NOW);
	expect(reminder).toEqual({ state, lease: 0, attempt: 0, seen: [] });
	expect(new Date(remindAt).getTime()).toBe(start.getTime() - 24 * 60 * MINUTE);
});
