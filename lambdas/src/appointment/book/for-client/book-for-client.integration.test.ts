import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import { validateBookForClientBody } from '@tulia/contracts/validators/appointment';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../../test-support/appointment/booking-fixture.ts';
import { injectFaults } from '../../../../test-support/appointment/fault-injection.ts';
import {
	expectInvariants,
	ofEntity,
	scanAll,
	scanEntity,
} from '../../../../test-support/appointment/table-invariants.ts';
import { accountRepository } from '../../../identity/account/account.repository.ts';
import { passwordMatches } from '../../../identity/account/password-hash.ts';
import { statedAddress } from '../../../platform/confirmed-address.ts';
import { bookForClient } from './book-for-client.usecase.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
});
afterEach(() => fixture.close());

interface Wish {
	readonly email?: string;
	readonly name?: string;
	readonly phone?: string;
	readonly date?: string;
	readonly time?: string;
	readonly notes?: string;
	readonly psychologistId?: string;
	readonly key?: string;
	readonly forWhom?: ForWhom;
}

const book = ({ key, ...wish }: Wish = {}) =>
	bookForClient(fixture.deps)({
		body: {
			...{ email: 'Phone@clients.example', serviceId: 'stress', date: '2026-11-24', time: '9:00 AM', forWhom: 'me' },
			...wish,
		},
		caller: { userId: 'staff' },
		idempotencyKey: key,
	});

const addKnown = (userId: string) => fixture.addKnownClient(userId, false);

test('a new client needs a name, and gets a passwordless account, an invitation and a confirmation', async () => {
	expect(await book()).toEqual({ ok: false, refusal: 'unknown_client' });
	const answer = await book({ name: ' Wambui Njeri ', notes: 'By phone' });
	expect(answer).toMatchObject({
		ok: true,
		value: {
			user: { name: 'Wambui Njeri', email: 'phone@clients.example' },
			notes: 'By phone',
			consentsMissing: ['terms', 'privacy', 'health_data', 'hosting_abroad'],
			history: [{ what: 'booked', by: 'The centre' }],
		},
	});
	const items = await scanAll(fixture);
	const userId = answer.ok ? answer.value.userId : undefined;
	expect(
		ofEntity(items, 'job')
			.map(({ type, ref, refVersion }) => `${type} ${ref === userId ? 'account' : 'appointment'} v${refVersion}`)
			.sort(),
	).toEqual([
		'confirmation_mail appointment v1',
		'create_schedule appointment v1',
		'day_change appointment v1',
		'invitation_mail account v1',
	]);
	expect(ofEntity(items, 'user')).toMatchObject([{ id: userId, emailVerified: false, consents: {} }]);
	const login = await accountRepository(fixture.db, fixture.tableName, async () => fixture.cipher).findLogin(
		statedAddress('phone@clients.example', 'log_in'),
	);
	expect(login).toMatchObject({ userId, role: 'client', status: 'active' });
	expect(await passwordMatches('', login?.passwordHash ?? '')).toBe(false);
	expect(
		ofEntity(items, 'audit')
			.map(({ actor, action }) => `${actor} ${action}`)
			.sort(),
	).toEqual(['staff account_invited', 'staff appointment_booked']);
	await expectInvariants(fixture);
});

test('whom the visit is for has no default: it is required, and stored as given', async () => {
	const wish = { email: 'phone@clients.example', serviceId: 'stress', date: '2026-11-24', time: '9:00 AM' };
	expect(fieldErrors(validateBookForClientBody, wish)).toEqual([
		{ field: 'forWhom', message: 'Please say who it is for' },
	]);
	const request = { ...wish, forWhom: 'my_child' } satisfies BookingForClient;
	expect(fieldErrors(validateBookForClientBody, request)).toEqual([]);
	expect(await book({ ...request, name: 'Wambui Njeri' })).toMatchObject({ value: { forWhom: 'my_child' } });
});

test('a refused booking makes no account and sends no mail about one', async () => {
	await fixture.closeDay('2026-11-24');
	const before = await scanAll(fixture);
	expect(await book({ name: 'Wambui Njeri' })).toMatchObject({ refusal: 'date_not_bookable' });
	expect(await scanAll(fixture)).toEqual(before);
});

test('of five bookings at once for one new client one makes the account, and all sessions belong to it', async () => {
	const times = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
	const answers = await Promise.all(times.map((time) => book({ time, name: 'Wambui Njeri' })));
	expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
	const items = await scanAll(fixture);
	expect(ofEntity(items, 'user')).toHaveLength(1);
	expect(ofEntity(items, 'job').filter(({ type }) => type === 'invitation_mail')).toHaveLength(1);
	expect(new Set(ofEntity(items, 'appointment').map(({ userId }) => userId)).size).toBe(1);
	await expectInvariants(fixture);
});

test('thirty new clients who book concurrently are all counted, on whichever shards', async () => {
	const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];
	const times = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
	const freeTimes = days.flatMap((date) => times.map((time) => ({ date, time })));
	const answers = await Promise.all(
		freeTimes.map((wish, index) => book({ ...wish, email: `stranger-${index}@clients.example`, name: 'Stranger' })),
	);
	expect(answers.every(({ ok }) => ok)).toBe(true);
	const stats = (await scanEntity(fixture, 'stat')).filter(({ PK }) => PK === 'STAT#ALL');
	expect(stats.reduce((sum, { users = 0 }) => sum + users, 0)).toBe(30);
	await expectInvariants(fixture);
});

test('staff book for a known client without a name and above the limit, and no invitation is sent', async () => {
	await addKnown('phone');
	for (const time of ['9:00 AM', '12:00 PM', '3:00 PM'])
		expect(await book({ time })).toMatchObject({ ok: true, value: { userId: 'phone' } });
	expect(await book({ time: '9:00 AM', notes: 'x' })).toMatchObject({ ok: true });
	const items = await scanAll(fixture);
	// 9:00 AM again is the session that is booked already, not a second one.
	expect(ofEntity(items, 'appointment')).toHaveLength(3);
	expect(ofEntity(items, 'job').some(({ type }) => type === 'invitation_mail')).toBe(false);
	await expectInvariants(fixture);
});

test('a name or number that differs from the record of the address is refused, and the refusal names the client', async () => {
	await addKnown('phone');
	const before = await scanAll(fixture);
	expect(await book({ name: 'Brian Kimani' })).toMatchObject({
		refusal: 'invalid_request',
		errors: [{ field: 'name', message: expect.stringContaining('This address is Client phone’s.') }],
	});
	expect(await book({ phone: '0712 345 678' })).toMatchObject({
		refusal: 'invalid_request',
		errors: [{ field: 'phone', message: expect.stringContaining('not the number on file for Client phone') }],
	});
	expect(await scanAll(fixture)).toEqual(before);
	expect(await book({ name: ' client PHONE' })).toMatchObject({ ok: true, value: { userId: 'phone' } });
});

test('staff book within the hour, but not on taken times, off the grid or more than a week ago', async () => {
	await addKnown('phone');
	expect(await book({ date: '2026-11-20', time: '9:00 AM' })).toMatchObject({ ok: true });
	expect(await book({ date: '2026-11-20', time: '9:10 AM' })).toMatchObject({ refusal: 'time_not_offered' });
	expect(await book({ date: '2026-11-12' })).toMatchObject({ refusal: 'date_not_bookable' });
	await fixture.addClients(2);
	await fixture.book('client-0', { time: '9:00 AM' });
	await fixture.book('client-1', { time: '9:00 AM' });
	expect(await book({ time: '9:00 AM' })).toMatchObject({
		refusal: 'slot_taken',
		times: expect.arrayContaining(['10:30 AM', '12:00 PM', '2:30 PM', '4:00 PM']),
		detail: 'Everybody who offers this has another visit then, or the half hour after one.',
	});
	await expectInvariants(fixture);
});

test('a disabled account is not booked for, by its address or its record, whatever name is given', async () => {
	await addKnown('phone');
	await fixture.db.send(
		new UpdateCommand({
			TableName: fixture.tableName,
			Key: { PK: 'USER#phone', SK: 'AUTH' },
			UpdateExpression: 'SET #status = :disabled',
			ExpressionAttributeNames: { '#status': 'status' },
			ExpressionAttributeValues: { ':disabled': 'disabled' },
		}),
	);
	expect(await book()).toMatchObject({ refusal: 'client_disabled' });
	expect(await book({ name: 'Client phone' })).toMatchObject({ refusal: 'client_disabled' });
});

test('a repeat under its key books once, also when every response was lost', async () => {
	const key = randomUUID();
	injectFaults(fixture.client, 'TransactWriteItemsCommand', Array(50).fill('lose_answer'));
	const first = await book({ key, name: 'Wambui Njeri' });
	expect(first).toMatchObject({ ok: true });
	expect(await book({ key, name: 'Wambui Njeri' })).toEqual(first);
	expect(await book({ key, name: 'Wambui Njeri', time: '3:00 PM' })).toMatchObject({
		refusal: 'idempotency_key_reused',
	});
	expect(await scanEntity(fixture, 'appointment')).toHaveLength(1);
	await expectInvariants(fixture);
});
