import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { seriesWith, TUESDAYS } from '../../../test-support/appointment/series-with.ts';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { clientFiles } from '../../../test-support/client-file/client-files.ts';
import { bookForClient } from '../../appointment/book/for-client/book-for-client.usecase.ts';
import { accountRepository } from '../../identity/account/account.repository.ts';
import { createUser } from '../../identity/account/create-user.usecase.ts';
import { hashPassword } from '../../identity/account/password-hash.ts';
import { newId } from '../../platform/new-id.ts';
import { identifyClient } from './identify-client.usecase.ts';
import { mergeClient } from './merge-client.usecase.ts';

const EMAIL = 'jane@clients.example';

let fixture: BookingFixture;
let jane = '';
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	jane = await register();
	expect(await fixture.book(jane, { date: '2026-11-26', time: '9:00 AM' })).toMatchObject({ ok: true });
});
afterEach(() => fixture.close());

/** Registers an account without ever opening its mail. */
async function register(): Promise<string> {
	const created = await createUser({
		accounts: accountRepository(fixture.db, fixture.tableName, async () => fixture.cipher),
		hash: (password) => hashPassword(password, { ln: 4, r: 8, p: 1 }),
		now: () => FIXTURE_NOW,
		newId,
	})({
		...{ name: 'Jane Muthoni', email: EMAIL, password: 'Mvua7ya7Kusi!' },
		...{ welcome: false, role: 'client', emailVerified: false },
	});
	if (!created.ok) throw new Error('The address is taken.');
	return created.value.id;
}
type Caller = Parameters<ReturnType<typeof identifyClient>>[0]['caller'];
const DESK: Caller = { userId: 'desk', roles: ['front_desk'] };
const identify = (how: 'id' | 'voice', { id = jane, caller = DESK }: { id?: string; caller?: Caller } = {}) =>
	identifyClient(clientFiles(fixture).deps)({ params: { id }, body: { how }, caller });
const bookAgain = (person: { clientId: string } | { email: string }) =>
	bookForClient(fixture.deps)({
		body: { ...person, serviceId: 'stress', date: '2026-11-24', time: '9:00 AM', forWhom: 'me' },
		caller: { userId: 'desk' },
		idempotencyKey: undefined,
	});
const visits = async () =>
	(await scanEntity(fixture, 'appointment')).map(
		({ userId, status }) => `${userId === jane ? 'jane' : userId} ${status}`,
	);

test.each(['id', 'voice'] as const)(
	'a client identified by staff (%s) is booked again under an unconfirmed address, keeps every visit, and the audit names the actor',
	async (how) => {
		expect(await identify(how)).toMatchObject({
			ok: true,
			value: { emailVerified: false, identified: { how, at: FIXTURE_NOW.toISOString() } },
		});
		expect(await bookAgain({ clientId: jane })).toMatchObject({ ok: true, value: { user: { emailVerified: false } } });
		expect(await visits()).toEqual(['jane confirmed', 'jane confirmed']);
		const audited = (await scanEntity(fixture, 'audit')).map(({ actor, action, object }) => [actor, action, object]);
		expect(audited).toContainEqual(['desk', `client_identified_by_${how}`, jane]);
	},
);

test('a client identified by staff is booked again by the address alone', async () => {
	await identify('voice');
	expect(await bookAgain({ email: EMAIL })).toMatchObject({ ok: true, value: { userId: jane } });
});

test('a series is refused for an unidentified client, and booked after staff identified them', async () => {
	expect(await seriesWith(fixture.deps)({ clientId: jane })).toMatchObject({ refusal: 'unconfirmed_client' });
	await identify('id');
	const answer = await seriesWith(fixture.deps)({ clientId: jane });
	expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(TUESDAYS.map(() => 'done'));
	expect(await visits()).toEqual(Array(5).fill('jane confirmed'));
});

test('identifying a client confirms no address: on the site the client still may hold only one coming visit', async () => {
	await identify('id');
	expect(await fixture.book(jane, { date: '2026-11-24' })).toMatchObject({ refusal: 'too_many_bookings' });
});

test('a psychologist identifies their own client, and no other', async () => {
	const psychologist = (psychologistId: string): Caller => ({ userId: 'p', roles: ['psychologist'], psychologistId });
	const [visit] = await fixture.deps.appointments.listOf(jane);
	const theirs = visit?.psychologistId ?? '';
	const other = theirs === 'amina' ? 'otieno' : 'amina';
	expect(await identify('id', { caller: psychologist(other) })).toMatchObject({ refusal: 'not_found' });
	expect(await identify('id', { caller: psychologist(theirs) })).toMatchObject({ ok: true });
	expect(await identify('id', { id: 'nobody' })).toMatchObject({ refusal: 'not_found' });
});

test('an identification survives the merge of two records', async () => {
	const { deps, added } = clientFiles(fixture);
	const otherId = await added('Jane Muthoni');
	await identify('id', { id: otherId });
	const merged = await mergeClient(deps)({
		params: { id: jane },
		body: {
			...{ otherId, name: 'kept', phone: 'kept', email: 'kept', notices: 'kept', reason: 'Showed an ID' },
			...{ samePerson: true, opensVisits: true, version: 0, otherVersion: 0 },
		},
		caller: { userId: 'desk' },
	});
	expect(merged).toMatchObject({ ok: true });
	expect(await bookAgain({ clientId: jane })).toMatchObject({ ok: true, value: { userId: jane } });
});
