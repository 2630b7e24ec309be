import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { emailKey } from '../../identity/account/account.items.ts';
import { exportAppointments } from './export-appointments.usecase.ts';
import { listAppointments } from './list-appointments.usecase.ts';

/** A year later: the booked visits are long over. */
const LATER = new Date('2027-11-20T06:00:00.000Z');

let fixture: BookingFixture;
let ticketNumber = '';
beforeAll(async () => {
	fixture = await bookingFixture(await freshTable());
	await fixture.addClient('one');
	const pseudonym = fixture.cipher.pseudonym('email', 'one@clients.example');
	const Item = { ...emailKey(pseudonym), entity: 'email', userId: 'one' };
	await fixture.db.send(new PutCommand({ TableName: fixture.tableName, Item }));
	const booked = await fixture.book('one');
	if (booked.ok) ticketNumber = booked.value.ticket.ticketNumber;
});
afterAll(() => fixture.close());

const deps = () => ({ ...fixture.deps, now: () => LATER });
const found = async (query: { search?: string; status?: 'missed' }) => {
	const answer = await listAppointments(deps())({ query, caller: { roles: ['owner'] } });
	return answer.ok ? answer.value.data.map((row) => row.ticketNumber) : answer.refusal;
};

describe('searching the appointments', () => {
	test('a whole ticket number or email address, in any spelling, finds appointments outside the listed days', async () => {
		expect(await found({})).toEqual([]);
		expect(await found({ search: ` ${ticketNumber.toLowerCase()} ` })).toEqual([ticketNumber]);
		expect(await found({ search: 'One@Clients.example' })).toEqual([ticketNumber]);
		expect(await found({ search: 'one@clients.example', status: 'missed' })).toEqual([]);
	});

	test('a search by words in any order covers all stored appointments, and returns the days it covered', async () => {
		expect(await found({ search: 'one client' })).toEqual([ticketNumber]);
		expect(await found({ search: 'one@' })).toEqual([ticketNumber]);
		const answer = await listAppointments(deps())({
			query: { search: 'stress amina' },
			caller: { roles: ['owner'] },
		});
		expect(answer).toMatchObject({
			value: {
				days: { from: '2025-11-20', to: '2028-01-19' },
				order: 'latest_first',
				counts: { all: 1, confirmed: 1 },
			},
		});
	});

	test('a search without a match finds nothing', async () => {
		expect(await found({ search: 'TUL-26-22222' })).toEqual([]);
		expect(await found({ search: 'nobody@clients.example' })).toEqual([]);
		expect(await found({ search: 'Client two' })).toEqual([]);
	});

	test('an export has the appointments that the search finds', async () => {
		const run = exportAppointments({ ...deps(), noteExport: async () => undefined });
		const caller = { userId: 'staff', role: 'admin', roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 } as const;
		const answer = await run({ query: { search: 'one@clients.example' }, caller });
		expect(answer.ok && answer.value.csv).toContain(ticketNumber);
		const byWords = await run({ query: { search: 'one client' }, caller });
		expect(byWords.ok && byWords.value.csv).toContain(ticketNumber);
	});
});
