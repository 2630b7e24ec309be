import { aTicket } from '../../testing/samples.ts';
import { groupAppointments } from './group-appointments.ts';

const numbers = (tickets: readonly { readonly ticketNumber: string }[]) =>
	tickets.map(({ ticketNumber }) => ticketNumber);
const at = (ticketNumber: string, startsAt: string, status: 'confirmed' | 'attended' | 'cancelled' = 'confirmed') =>
	aTicket({ ticketNumber, startsAt, endsAt: startsAt.replace(':00:', ':59:'), status });

const tickets = [
	at('long ago', '2026-10-01T07:00:00.000Z', 'attended'),
	at('over, without a word', '2026-11-09T07:00:00.000Z'),
	at('going on', '2026-11-10T06:00:00.000Z'),
	at('called off', '2026-11-12T07:00:00.000Z', 'cancelled'),
	at('to come', '2026-11-19T07:00:00.000Z'),
];

test('confirmed visits that are not over are upcoming, soonest first; all others are past, latest first', () => {
	const { upcoming, past } = groupAppointments(tickets, new Date('2026-11-10T06:30:00.000Z'));
	expect(numbers(upcoming)).toEqual(['going on', 'to come']);
	expect(numbers(past)).toEqual(['called off', 'over, without a word', 'long ago']);
});
