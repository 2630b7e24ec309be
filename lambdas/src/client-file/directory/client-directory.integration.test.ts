import { randomUUID } from 'node:crypto';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { recordOutcome } from '../../appointment/desk/record-outcome.usecase.ts';
import { appointmentRepository } from '../../appointment/store/appointment.repository.ts';
import { clientIndex } from '../../client/search/client-index.repository.ts';
import { indexClient } from '../../client/search/index-client.usecase.ts';
import { newId } from '../../platform/new-id.ts';
import { addClient } from './add-client.usecase.ts';
import { clientDirectory } from './client-directory.repository.ts';
import { listClients, searchOf } from './list-clients.usecase.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
});
afterEach(() => fixture.close());

const openCipher = async () => fixture.cipher;
const now = () => FIXTURE_NOW;
const directory = (at = now) => clientDirectory({ db: fixture.db, tableName: fixture.tableName, openCipher, now: at });

/** Streams every stored record to the index. */
async function streamRecords(): Promise<void> {
	const index = clientIndex(fixture.db, fixture.tableName, openCipher);
	for (const after of await scanEntity(fixture, 'user'))
		await indexClient({ index, openCipher })({ before: undefined, after });
}

const add = (body: { name: string; phone?: string; notices?: 'sms' | 'none' }, key: string = randomUUID()) =>
	addClient({ directory: directory(), now, newId })({ body, caller: { userId: 'staff' }, idempotencyKey: key });

async function list(query: { search?: string; limit?: string; cursor?: string } = {}, at = now) {
	const appointments = appointmentRepository(fixture.db, fixture.tableName);
	const answer = await listClients({ directory: directory(at), appointments, now: at })({
		query,
		caller: { roles: ['owner'] },
	});
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
}
const namesFor = async (search: string) => (await list({ search })).data.map(({ name }) => name);

test('an added client is found by name and phone, and namesakes have rows of their own', async () => {
	await add({ name: "Wambui Ng'ang'a", phone: '0712 345 678' });
	await add({ name: 'Wambui Nganga', phone: '0733 111 222' });
	await add({ name: 'Peter Otieno' });
	await streamRecords();
	expect(await namesFor('nganga  WAMBUI')).toEqual(["Wambui Ng'ang'a", 'Wambui Nganga']);
	const [one] = (await list({ search: '345678' })).data;
	expect(one).toMatchObject({ name: "Wambui Ng'ang'a", phone: { shown: '0712 345 678' }, email: '' });
	expect(await namesFor('+254 712 345 678')).toEqual(["Wambui Ng'ang'a"]);
	expect(await namesFor('1222')).toEqual(['Wambui Nganga']);
	expect(await namesFor('x')).toEqual([]);
});

test('a ticket number finds its client, and the row shows the last and the next visit', async () => {
	const added = await add({ name: 'Peter Otieno' });
	const clientId = added.ok ? added.value.id : '';
	const booked = await fixture.book(clientId, { date: '2026-11-26', time: '9:00 AM' });
	const ticket = booked.ok ? booked.value.ticket.ticketNumber : '';
	const { data } = await list({ search: ticket.toLowerCase() });
	expect(data).toMatchObject([{ id: clientId, nextVisitAt: '2026-11-26T06:00:00.000Z' }]);
	expect(data[0]?.lastVisitAt).toBeUndefined();
});

test('a visit that has begun is the next one until it is noted as attended, and the last one after', async () => {
	const added = await add({ name: 'Peter Otieno' });
	await fixture.book(added.ok ? added.value.id : '', { date: '2026-11-26', time: '9:00 AM' });
	const [{ id = '', ticketNumber = '' } = {}] = await scanEntity(fixture, 'appointment');
	const during = () => new Date('2026-11-26T06:10:00.000Z');
	const after = () => new Date('2026-11-26T07:30:00.000Z');
	const row = async (at: () => Date) => (await list({ search: ticketNumber }, at)).data[0];
	const startAt = '2026-11-26T06:00:00.000Z';
	const begun = await row(during);
	expect([begun?.nextVisitAt, begun?.lastVisitAt]).toEqual([startAt, undefined]);

	await fixture.addClient('staff');
	const attended = { params: { id }, body: { status: 'attended' }, caller: { userId: 'staff' } } as const;
	expect(await recordOutcome({ ...fixture.deps, now: after })(attended)).toMatchObject({ ok: true });
	expect((await row(after))?.lastVisitAt).toBe(startAt);
});

test('SMS alone is refused for a landline, and staff choose phone calls instead', async () => {
	const grace = { name: 'Grace Atieno', phone: '020 2345609' };
	const message = 'This number takes no SMS. Choose no notices and phone them, or give a mobile number';
	for (const said of [grace, { ...grace, notices: 'sms' as const }])
		expect(await add(said)).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'notices', message }] });
	expect(await add({ ...grace, notices: 'none' })).toMatchObject({ ok: true });
});

test('adding is idempotent by its key, and the key is refused for another person', async () => {
	const key = randomUUID();
	const first = await add({ name: 'Peter Otieno', phone: '0712345678' }, key);
	expect(await add({ name: 'Peter Otieno', phone: '0712345678' }, key)).toEqual(first);
	expect(await add({ name: 'Somebody Else' }, key)).toMatchObject({ ok: false, refusal: 'idempotency_key_reused' });
	expect((await list()).data.map(({ name }) => name)).toEqual(['Peter Otieno']);
	expect((await scanEntity(fixture, 'audit')).map(({ action }) => action)).toEqual(['client_added']);
});

test('the list is paginated, and omits staff', async () => {
	for (const name of ['A', 'B', 'C']) await add({ name });
	const first = await list({ limit: '2' });
	const second = await list({ limit: '2', ...(first.nextCursor === undefined ? {} : { cursor: first.nextCursor }) });
	expect([...first.data, ...second.data].map(({ name }) => name).sort()).toEqual(['A', 'B', 'C']);
	expect(second.nextCursor).toBeUndefined();
});

test.each([
	['0712 345 678', { kind: 'phone', number: '+254712345678' }],
	['5678', { kind: 'digits', digits: '5678' }],
	['345-678', { kind: 'digits', digits: '345678' }],
	['Wambui 2', { kind: 'words', words: ['wambui', '2'] }],
])('a search for %s is parsed as %j', (typed, search) => {
	expect(searchOf(typed)).toEqual(search);
});
