/** @jest-environment @tulia/test-kit/jsdom-environment */
import { aTicket } from '../../testing/samples.ts';
import { savedTicket, saveTicket } from './saved-ticket.ts';

const NOW = new Date('2026-11-10T06:00:00.000Z');
const KEY = 'tulia.visit.ticket';
beforeEach(() => localStorage.clear());

test('the ticket comes back with everything the desk needs, and without what the visit is about', () => {
	saveTicket('u1', aTicket());
	expect(savedTicket('u1', NOW)).toMatchObject({
		ticketNumber: 'TUL-26-4K7M9',
		date: '2026-11-19',
		time: '10:30 AM',
		psychologist: 'Dr. Nyambura Otieno',
		location: 'Tulia House, 2nd floor, Kindaruma Road',
	});
	expect(localStorage.getItem(KEY)).not.toMatch(/anxiety/i);
});

test.each([
	['is somebody else’s', 'u2', NOW],
	['is of a visit that is over', 'u1', new Date('2026-11-19T08:30:00.000Z')],
])('is thrown away when it %s', (_why, userId, now) => {
	saveTicket('u1', aTicket());
	expect(savedTicket(userId, now)).toBeUndefined();
	expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
	['no JSON', '{'],
	['no ticket', '{"userId":"u1","ticket":{"status":"confirmed"}}'],
	['a reminder that is none', JSON.stringify({ userId: 'u1', ticket: { ...aTicket(), reminder: 7 } })],
])('what is stored is checked like any input: %s', (_why, stored) => {
	localStorage.setItem(KEY, stored);
	expect(savedTicket('u1', NOW)).toBeUndefined();
});
