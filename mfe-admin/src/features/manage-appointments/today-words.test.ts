import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import { todayWords } from './today-words.ts';

const NOW = new Date('2026-11-10T09:00:00.000Z');
const over = (status: AppointmentStatus) => ({ status, endsAt: '2026-11-10T09:00:00.000Z' });
const ahead = (status: AppointmentStatus) => ({ status, endsAt: '2026-11-10T09:00:00.001Z' });

test.each([
	[[], undefined, 'Nobody left to see today.'],
	[[], 0, 'Nobody left to see today.'],
	[[ahead('confirmed')], 0, 'One person still to see today.'],
	[[ahead('confirmed'), ahead('cancelled'), ahead('confirmed')], 0, 'Two people still to see today.'],
	[[over('confirmed')], 1, 'Nobody left to see today. One visit needs an outcome.'],
	// The count includes earlier days, like the count in the menu.
	[[over('attended'), over('missed'), over('confirmed')], 4, 'Nobody left to see today. Four visits need an outcome.'],
	[Array.from({ length: 11 }, () => ahead('confirmed')), 0, '11 people still to see today.'],
])('the summary of visits %j, with %s visits without an outcome, is worded', (visits, needsOutcome, words) => {
	expect(todayWords(visits, needsOutcome, NOW)).toBe(words);
});
