import type { VisitToMove } from '@tulia/contracts/to-be-moved/schemas';
import { samuel } from '../../testing/sample-appointments.ts';
import { callWords, causeWords, leadWords, progressWords } from './to-be-moved-words.ts';

const NOW = new Date('2026-11-10T09:00:00.000Z');
const visit: VisitToMove = {
	...{ appointment: samuel, psychologistId: 'p', serviceId: 's', cause: 'time_off', offered: [], noteVersion: 0 },
};

test.each<[Partial<VisitToMove>, string]>([
	[{}, 'Dr. Nyambura Kamau is off then.'],
	[{ cause: 'centre_closed', reason: 'Water' }, 'The centre is closed: Water.'],
	[{ cause: 'service_not_offered' }, 'Dr. Nyambura Kamau does not offer Relationship & Marriage Counseling any more.'],
])('a row of the cause %j says why its visit has to be moved', (more, words) => {
	expect(causeWords({ ...visit, ...more })).toBe(words);
});

test('a row says whether the client was called', () => {
	const call = (what: 'left_message' | 'rings_back', more = {}) =>
		callWords({ what, at: '2026-11-10T07:05:00.000Z', by: 'Rose', ...more }, NOW);
	expect(callWords(undefined, NOW)).toBe('Not called yet');
	expect(call('left_message')).toBe('Left a message, 10:05 AM');
	expect(call('left_message', { at: '2026-11-09T07:05:00.000Z' })).toBe('Left a message, Mon 9 Nov, 10:05 AM');
	expect(call('rings_back', { after: '13:00' })).toBe('Rings back after 1:00 PM');
});

test('the heading counts the done visits', () => {
	expect([leadWords(0), leadWords(1), leadWords(9)]).toEqual([
		'Every coming visit can take place as it is booked.',
		'One visit cannot take place as it was booked.',
		'9 visits cannot take place as they were booked.',
	]);
	expect(progressWords(4, 5)).toBe('4 of 9 done');
});
