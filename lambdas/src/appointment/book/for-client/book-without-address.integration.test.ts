import { randomUUID } from 'node:crypto';
import { freshTable } from '@tulia/test-kit/fresh-table';
import {
	type BookingFixture,
	bookingFixture,
	FIXTURE_NOW,
} from '../../../../test-support/appointment/booking-fixture.ts';
import {
	expectInvariants,
	ofEntity,
	scanAll,
	scanEntity,
} from '../../../../test-support/appointment/table-invariants.ts';
import { accountRepository } from '../../../identity/account/account.repository.ts';
import { hashPassword } from '../../../identity/account/password-hash.ts';
import { bookForClient } from './book-for-client.usecase.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
});
afterEach(() => fixture.close());

interface Call {
	readonly clientId?: string;
	readonly name?: string;
	readonly phone?: string;
	readonly email?: string;
	readonly closesUnconfirmed?: true;
	readonly time?: string;
	readonly key?: string;
}

const book = ({ key, time = '9:00 AM', ...whom }: Call) =>
	bookForClient(fixture.deps)({
		body: { serviceId: 'stress', date: '2026-11-24', time, forWhom: 'me', ...whom },
		caller: { userId: 'staff' },
		idempotencyKey: key,
	});

const users = () => scanEntity(fixture, 'user');

test('a client with a phone and no address gets a record, no account, and no invitation', async () => {
	const answer = await book({ name: 'Wambui Njeri', phone: '0712 345 678' });
	expect(answer).toMatchObject({
		ok: true,
		value: {
			user: {
				name: 'Wambui Njeri',
				email: '',
				phone: { number: '+254712345678', shown: '0712 345 678', confirmed: false },
			},
			consentsMissing: ['terms', 'privacy', 'health_data', 'hosting_abroad'],
		},
	});
	const items = await scanAll(fixture);
	expect(ofEntity(items, 'email')).toEqual([]);
	expect(ofEntity(items, 'credential')).toEqual([]);
	expect(
		ofEntity(items, 'job')
			.map(({ type }) => type)
			.sort(),
	).toEqual(['confirmation_mail', 'create_schedule', 'day_change']);
	expect(JSON.stringify(items)).not.toContain('712345678');
	await expectInvariants(fixture);
});

test('a repeated request books once, for one record', async () => {
	const key = randomUUID();
	const first = await book({ name: 'Wambui', key });
	const again = await book({ name: 'Wambui', key });
	const both = await Promise.all([1, 2].map(() => book({ name: 'Wambui', key })));
	for (const answer of [again, ...both]) expect(answer).toEqual(first);
	expect(await users()).toHaveLength(1);
	expect(await scanEntity(fixture, 'appointment')).toHaveLength(1);
});

test('a mother and son with one phone have a record each', async () => {
	await book({ name: 'Mercy Akinyi', phone: '0712 345 678' });
	await book({ name: 'Brian Akinyi', phone: '0712 345 678', time: '10:30 AM' });
	expect((await users()).map(({ name }) => name).sort()).toEqual(['Brian Akinyi', 'Mercy Akinyi']);
});

test('an existing record is booked for again by its id', async () => {
	const first = await book({ name: 'Wambui Njeri' });
	const clientId = first.ok ? first.value.userId : undefined;
	expect(await book({ ...(clientId === undefined ? {} : { clientId }), time: '10:30 AM' })).toMatchObject({
		ok: true,
		value: { userId: clientId, user: { name: 'Wambui Njeri' } },
	});
	expect(await users()).toHaveLength(1);
});

test('an unknown record and a request without a person are refused with advice', async () => {
	expect(await book({ clientId: 'NOBODY' })).toMatchObject({ ok: false, refusal: 'unknown_client' });
	expect(await book({})).toMatchObject({ ok: false, errors: [{ field: 'name' }] });
	expect(await book({ name: 'Wambui', phone: '12' })).toMatchObject({ ok: false, errors: [{ field: 'phone' }] });
});

test('a client chosen by id with an unconfirmed account must be closed first, as by address', async () => {
	const accounts = accountRepository(fixture.db, fixture.tableName, async () => fixture.cipher);
	const joinedAt = FIXTURE_NOW.toISOString();
	const passwordHash = await hashPassword('Mvua7ya7Kusi!', { ln: 4, r: 8, p: 1 });
	const stranger = { id: 'stranger', name: 'Stranger', email: 'wambui@clients.example', emailVerified: false } as const;
	await accounts.create({ ...stranger, roles: [], passwordHash, joinedAt });
	expect(await book({ clientId: 'stranger' })).toMatchObject({ ok: false, refusal: 'unconfirmed_client' });
	expect(await book({ clientId: 'stranger', name: 'Wambui', closesUnconfirmed: true })).toMatchObject({
		ok: true,
		value: { user: { name: 'Wambui', email: 'wambui@clients.example' } },
	});
	expect((await users()).find(({ id }) => id === 'stranger')?.G1PK).toBeUndefined();
});
