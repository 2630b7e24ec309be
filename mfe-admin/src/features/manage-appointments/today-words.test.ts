import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import { todayWords } from './today-words.ts';

const NOW = new Date('2026-11-10T09:00:00.000Z');
const over = (status: AppointmentStatus) => ({ status, endsAt: '2026-11-10T09:00:00.000Z' });
const ahead = (status: AppointmentStatus) => ({ status, endsAt: '2026-11-10T09:00:00.001Z' });

test.each([
	[[], 'Nobody left to see today.'],
	[[ahead('confirmed')], 'One person still to see today.'],
	[[ahead('confirmed'), ahead('cancelled'), ahead('confirmed')], 'Two people still to see today.'],
	[[over('attended'), over('missed'), over('confirmed')], 'Nobody left to see today. One visit needs an outcome.'],
	[Array.from({ length: 11 }, () => ahead('confirmed')), '11 people still to see today.'],
])('the visits %j are summed up as what is left of today', (visits, words) => {
	expect(todayWords(visits, NOW)).toBe(words);
});
