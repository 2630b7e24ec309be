import { randomUUID } from 'node:crypto';
import { freshTable } from '@tulia/test-kit/fresh-table';
import {
	type BookingFixture,
	bookingFixture,
	FIXTURE_NOW,
} from '../../../../test-support/appointment/booking-fixture.ts';
import { injectFaults } from '../../../../test-support/appointment/fault-injection.ts';
import {
	expectInvariants,
	ofEntity,
	scanAll,
	scanEntity,
} from '../../../../test-support/appointment/table-invariants.ts';
import { erasureOver } from '../../../account/erasure.wiring.ts';
import { accountRepository } from '../../../identity/account/account.repository.ts';
import { createUser } from '../../../identity/account/create-user.usecase.ts';
import { hashPassword } from '../../../identity/account/password-hash.ts';
import { statedAddress } from '../../../platform/confirmed-address.ts';
import { newId } from '../../../platform/new-id.ts';
import { cancelAppointment } from '../../cancel/cancel-appointment.usecase.ts';
import { type BookForClientDeps, bookForClient } from './book-for-client.usecase.ts';

const EMAIL = 'wambui@clients.example';
const NOTES = 'canary-notes of the stranger';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
});
afterEach(() => fixture.close());

interface Wish {
	readonly name?: string;
	readonly closesUnconfirmed?: true;
	readonly time?: string;
	readonly key?: string;
}
const book = ({ key, ...wish }: Wish = {}, deps: BookForClientDeps = fixture.deps) =>
	bookForClient(deps)({
		body: {
			...{ email: 'Wambui@clients.example', serviceId: 'stress', date: '2026-11-24', time: '9:00 AM', forWhom: 'me' },
			...wish,
		},
		caller: { userId: 'staff' },
		idempotencyKey: key,
	});
const CLAIM = { name: 'Wambui Njeri', closesUnconfirmed: true } as const;

const accounts = () => accountRepository(fixture.db, fixture.tableName, async () => fixture.cipher);
const findLogin = () => accounts().findLogin(statedAddress(EMAIL, 'log_in'));

/** A stranger registers the address with a password of their own. */
async function register(role: 'client' | 'admin' = 'client'): Promise<string> {
	const create = createUser({
		accounts: accounts(),
		hash: (password) => hashPassword(password, { ln: 4, r: 8, p: 1 }),
		now: () => FIXTURE_NOW,
		newId,
	});
	const account = { name: 'Stranger', email: EMAIL, password: 'Mvua7ya7Kusi!', welcome: false };
	const created = await create({ ...account, role, emailVerified: false });
	if (!created.ok) throw new Error('The address is taken.');
	return created.value.id;
}
const holdVisit = async (userId: string) =>
	expect(await fixture.book(userId, { date: '2026-11-26', time: '9:00 AM', notes: NOTES })).toMatchObject({ ok: true });
/** Books and cancels a visit, so that the account has none to come. */
async function holdAndCancel(userId: string): Promise<void> {
	await holdVisit(userId);
	const [visit] = await fixture.deps.appointments.listOf(userId);
	await cancelAppointment(fixture.deps)({ appointmentId: visit?.id ?? '', by: 'client', actor: userId });
}
const erase = (userId: string) =>
	erasureOver({
		db: fixture.db,
		tableName: fixture.tableName,
		openCipher: async () => fixture.cipher,
		now: () => new Date(FIXTURE_NOW.getTime() + 60_000),
	})({ userId, closedAt: FIXTURE_NOW });
const jobs = async (type: string) => (await scanEntity(fixture, 'job')).filter((job) => job.type === type);
const holders = async () => (await scanEntity(fixture, 'email')).map(({ userId }) => userId);

test('a booking goes to an unconfirmed account only after staff have seen it and its visits (A11)', async () => {
	const stranger = await register();
	await holdVisit(stranger);
	const before = await scanAll(fixture);
	expect(await book({ name: 'Wambui Njeri' })).toMatchObject({
		ok: false,
		refusal: 'unconfirmed_client',
		detail: 'Somebody registered this address under the name Stranger and has not confirmed it.',
		affected: [{ scheduledFor: '2026-11-26T06:00:00.000Z', ticketNumber: expect.any(String) }],
	});
	expect(await scanAll(fixture)).toEqual(before);
});

test('a booking that takes an address needs the name of the person', async () => {
	await register();
	expect(await book({ closesUnconfirmed: true })).toMatchObject({ refusal: 'unknown_client' });
});

test('a booking that takes the address makes a new account with the typed name and an invitation', async () => {
	const stranger = await register();
	await holdAndCancel(stranger);
	const answer = await book(CLAIM);
	expect(answer).toMatchObject({
		ok: true,
		value: { user: { name: 'Wambui Njeri', email: EMAIL, emailVerified: false } },
	});
	const owner = answer.ok ? answer.value.userId : undefined;
	expect(owner).not.toBe(stranger);
	expect(await findLogin()).toMatchObject({ userId: owner, profile: { name: 'Wambui Njeri', emailVerified: false } });
	expect(await accounts().readLogin(stranger)).toMatchObject({ status: 'deleted', version: 2 });
	expect(await jobs('invitation_mail')).toMatchObject([{ ref: owner }]);
	expect(await jobs('erase_account')).toMatchObject([{ ref: stranger }]);
	const audited = (await scanEntity(fixture, 'audit')).map(({ actor, action, object }) => [actor, action, object]);
	expect(audited).toContainEqual(['staff', 'address_claimed', stranger]);

	await expectInvariants(fixture);
	expect(await erase(stranger)).toBe('done');
	const items = await scanAll(fixture);
	expect(items.filter(({ PK }) => PK === `USER#${stranger}`)).toEqual([]);
	const ownersAndStatuses = ofEntity(items, 'appointment').map(({ userId, status }) => [userId, status]);
	expect(ownersAndStatuses.sort()).toEqual(
		[
			[owner, 'confirmed'],
			['erased', 'cancelled'],
		].sort(),
	);
	expect(JSON.stringify(ofEntity(items, 'appointment').find(({ userId }) => userId === 'erased'))).not.toContain(
		'notes',
	);
});

test('an account with visits to come keeps them and its address, whatever staff tick', async () => {
	const stranger = await register();
	await holdVisit(stranger);
	const before = await scanAll(fixture);
	expect(await book(CLAIM)).toMatchObject({ refusal: 'unconfirmed_client', affected: [expect.anything()] });
	expect(await scanAll(fixture)).toEqual(before);
	const withoutAddress = await bookForClient(fixture.deps)({
		body: { name: 'Wambui Njeri', serviceId: 'stress', date: '2026-11-24', time: '9:00 AM', forWhom: 'me' },
		caller: { userId: 'staff' },
		idempotencyKey: undefined,
	});
	expect(withoutAddress).toMatchObject({ ok: true });
	const visits = await scanEntity(fixture, 'appointment');
	expect(visits.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
});

test('of a booking that takes the address and a booking by the account itself, one succeeds and no visit is lost', async () => {
	const stranger = await register();
	const [taken, own] = await Promise.all([
		book(CLAIM),
		fixture.book(stranger, { date: '2026-11-26', time: '9:00 AM' }),
	]);
	expect([taken.ok, own.ok].filter(Boolean)).toHaveLength(1);
	expect(await jobs('erase_account')).toHaveLength(taken.ok ? 1 : 0);
	await expectInvariants(fixture);
});

test('a refused booking takes no address', async () => {
	await register();
	await fixture.closeDay('2026-11-24');
	const before = await scanAll(fixture);
	expect(await book(CLAIM)).toMatchObject({ refusal: 'date_not_bookable' });
	expect(await scanAll(fixture)).toEqual(before);
});

test('an account that confirmed the address keeps it, and gets the booking', async () => {
	const userId = await register();
	await accounts().confirmEmail(userId);
	expect(await book(CLAIM)).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'name' }] });
	expect(await book()).toMatchObject({
		ok: true,
		value: { userId, user: { name: 'Stranger', emailVerified: true } },
	});
	expect(await jobs('erase_account')).toEqual([]);
});

test('an account that the centre made is booked for again, although its invitation was not opened', async () => {
	const first = await book({ name: 'Wambui Njeri' });
	const second = await book({ time: '12:00 PM' });
	expect(first).toMatchObject({ ok: true });
	expect(second).toMatchObject({ ok: true, value: { userId: first.ok ? first.value.userId : '' } });
	expect(await jobs('invitation_mail')).toHaveLength(1);
});

test('unconfirmed accounts of staff are not closed by a booking', async () => {
	await register('admin');
	expect(await book(CLAIM)).toMatchObject({
		refusal: 'unconfirmed_client',
		detail: expect.stringContaining('colleague'),
	});
});

test('of five bookings at once one takes the address, and all sessions belong to the new account', async () => {
	const stranger = await register();
	const times = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
	const answers = await Promise.all(times.map((time) => book({ ...CLAIM, time })));
	expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
	const owners = new Set((await scanEntity(fixture, 'appointment')).map(({ userId }) => userId));
	expect(owners.size).toBe(1);
	expect(owners).not.toContain(stranger);
	expect(await holders()).toEqual([...owners]);
	expect(await jobs('invitation_mail')).toHaveLength(1);
	expect(await jobs('erase_account')).toHaveLength(1);
	await expectInvariants(fixture);
});

test('a repeat under its key books and takes the address once, also when every response was lost', async () => {
	await register();
	const key = randomUUID();
	injectFaults(fixture.client, 'TransactWriteItemsCommand', Array(50).fill('lose_answer'));
	const first = await book({ ...CLAIM, key });
	expect(first).toMatchObject({ ok: true });
	expect(await book({ ...CLAIM, key })).toEqual(first);
	const items = await scanAll(fixture);
	expect(ofEntity(items, 'appointment')).toHaveLength(1);
	expect(await jobs('erase_account')).toHaveLength(1);
	await expectInvariants(fixture);
});

test('of a booking that takes the address and its confirmation at once, only one takes effect', async () => {
	for (let attempt = 0; attempt < 6; attempt += 1) {
		await fixture.close();
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
		const userId = await register();
		const late = attempt % 2 === 0;
		const [answer] = await Promise.all([
			book(CLAIM),
			(late ? new Promise((resolve) => setTimeout(resolve, 3 * attempt)) : Promise.resolve()).then(() =>
				accounts().confirmEmail(userId),
			),
		]);
		const login = await accounts().readLogin(userId);
		const isKept = login?.status === 'active';
		expect(login?.profile.emailVerified).toBe(isKept);
		// The account that kept it belongs to another person than staff named.
		expect(answer).toMatchObject(
			isKept ? { refusal: 'invalid_request' } : { value: { user: { emailVerified: false } } },
		);
		expect(await holders()).toEqual([answer.ok ? answer.value.userId : userId]);
	}
});

test('a link opened after the address was taken confirms nothing', async () => {
	const stranger = await register();
	await book(CLAIM);
	await accounts().confirmEmail(stranger);
	expect(await accounts().readProfile(stranger)).toMatchObject({ emailVerified: false });
	expect(await accounts().readProfile((await findLogin())?.userId ?? '')).toMatchObject({ emailVerified: false });
});

test("the stranger's account can neither see nor change the new account", async () => {
	const stranger = await register();
	const answer = await book(CLAIM);
	const id = answer.ok ? answer.value.id : '';
	expect((await fixture.deps.appointments.listOf(stranger)).map((one) => one.id)).not.toContain(id);
	expect(await fixture.book(stranger, { time: '3:00 PM' })).toMatchObject({ refusal: 'unauthenticated' });
});
