/** @jest-environment @tulia/test-kit/jsdom-environment */
import { aTicket } from '../../testing/samples.ts';
import { keepByChoice, rememberTicket, savedFor } from './saved-ticket.ts';

const NOW = new Date('2026-11-10T06:00:00.000Z');
const AFTER = new Date('2026-11-19T08:30:00.000Z');
const SESSION = 'tulia.session';
const TICKETS = 'tulia.tickets';
const session = JSON.stringify({ token: 't', user: { id: 'u1', name: 'Wairimu', role: 'client' } });

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	sessionStorage.setItem(SESSION, session);
});

test('a saved ticket is restored unchanged, with the time it was saved', () => {
	rememberTicket('u1', aTicket(), NOW);
	expect(savedFor('u1', NOW)).toEqual([{ ticket: aTicket(), savedAt: NOW }]);
});

test('a saved ticket is stored where the session is: in the tab, or with "Remember me" in the browser', () => {
	rememberTicket('u1', aTicket(), NOW);
	expect(sessionStorage.getItem(TICKETS)).not.toBeNull();
	expect(localStorage.getItem(TICKETS)).toBeNull();
	sessionStorage.removeItem(SESSION);
	localStorage.setItem(SESSION, session);
	rememberTicket('u1', aTicket(), NOW);
	expect(sessionStorage.getItem(TICKETS)).toBeNull();
	expect(localStorage.getItem(TICKETS)).not.toBeNull();
});

test('several saved tickets are sorted by the next visit, without duplicates', () => {
	const later = aTicket({
		ticketNumber: 'TUL-26-28KQR',
		startsAt: '2026-11-26T07:30:00.000Z',
		endsAt: '2026-11-26T08:30:00.000Z',
	});
	rememberTicket('u1', later, NOW);
	rememberTicket('u1', aTicket(), NOW);
	rememberTicket('u1', aTicket({ version: 2 }), new Date(NOW.getTime() + 1));
	expect(savedFor('u1', NOW).map(({ ticket }) => [ticket.ticketNumber, ticket.version])).toEqual([
		['TUL-26-4K7M9', 2],
		['TUL-26-28KQR', 1],
	]);
});

test('a saved ticket of another client is not shown', () => {
	rememberTicket('u1', aTicket(), NOW);
	keepByChoice('u1', aTicket(), NOW);
	expect(savedFor('u2', NOW)).toEqual([]);
	sessionStorage.clear();
	expect(savedFor('u2', NOW)).toEqual([]);
});

test('without a session only tickets saved by choice are shown', () => {
	rememberTicket('u1', aTicket(), NOW);
	expect(savedFor(undefined, NOW)).toEqual([]);
	keepByChoice('u1', aTicket(), NOW);
	expect(savedFor(undefined, NOW)).toHaveLength(1);
});

test('a copy saved by choice is updated with the ticket', () => {
	keepByChoice('u1', aTicket(), NOW);
	rememberTicket('u1', aTicket({ time: '2:00 PM', version: 2 }), new Date(NOW.getTime() + 1));
	sessionStorage.clear();
	expect(savedFor(undefined, NOW).map(({ ticket }) => ticket.time)).toEqual(['2:00 PM']);
});

test('a saved ticket is deleted once its visit is over or cancelled', () => {
	rememberTicket('u1', aTicket(), NOW);
	keepByChoice('u1', aTicket(), NOW);
	expect(savedFor('u1', AFTER)).toEqual([]);
	expect([{ ...localStorage }, sessionStorage.getItem(TICKETS)]).toEqual([{}, null]);
	rememberTicket('u1', aTicket(), NOW);
	rememberTicket('u1', aTicket({ status: 'cancelled' }), NOW);
	expect(sessionStorage.getItem(TICKETS)).toBeNull();
});

test.each([
	['invalid JSON', '{'],
	[
		'an incomplete ticket',
		'{"userId":"u1","tickets":[{"ticketNumber":"TUL","savedAt":"x","ticket":{"status":"confirmed"}}]}',
	],
	[
		'an unknown answer for whom',
		JSON.stringify({
			userId: 'u1',
			tickets: [{ ticketNumber: 'T', savedAt: 'x', ticket: { ...aTicket(), forWhom: 'pets' } }],
		}),
	],
	['a list of something else', '{"userId":"u1","tickets":[7]}'],
])('a stored ticket is validated like any input: %s', (_why, stored) => {
	sessionStorage.setItem(TICKETS, stored);
	expect(savedFor('u1', NOW)).toEqual([]);
});
