import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '@tulia/centre/day';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, bookWith } from '../../../test-support/appointment/booking-fixture.ts';
import { ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { recordAudit } from '../../audit/record-audit.repository.ts';
import { cancelAppointment } from '../cancel/cancel-appointment.usecase.ts';
import { listUnconfirmedVisits, releaseUnconfirmedVisits } from './unconfirmed-visits.usecase.ts';

const CEILING = 30;
const PSYCHOLOGISTS = ['amina', 'otieno', 'wairimu'] as const;
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM'] as const;
const LAPTOP = '41.90.1.2';
const STAFF = { role: 'admin' as const, roles: ['owner' as const], version: 1, jti: 'j', expiresAt: 0 };

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), PSYCHOLOGISTS);
});
afterEach(() => fixture.close());

/** A weekday, a time and a psychologist that no other test of this file uses. */
const wishOf = (at: number) => ({
	date: addDays('2026-11-24', Math.floor(at / 12) * 7 + (Math.floor(at / 12) % 3)),
	time: TIMES[at % 4] ?? '9:00 AM',
	psychologistId: PSYCHOLOGISTS[Math.floor(at / 4) % 3] ?? 'amina',
});

/** Accounts of one laptop, none confirmed, each booking one visit. */
async function bookAll(count: number, { ip = LAPTOP, prefix = 'bot', verified = false } = {}) {
	return Promise.all(
		Array.from({ length: count }, async (_, at) => {
			const userId = await fixture.addClient(`${prefix}-${at}`, verified);
			const again = () => bookWith(fixture.deps)(userId, { ...wishOf(at), ip });
			let answer = await again();
			// A browser retries after "try again".
			for (let tried = 0; tried < 5 && !answer.ok && answer.refusal === 'unavailable'; tried += 1)
				answer = await again();
			return { userId, answer };
		}),
	);
}
type Booked = Awaited<ReturnType<typeof bookAll>>;
const accepted = (all: Booked) => all.filter(({ answer }) => answer.ok);
const refusedFor = (all: Booked) => all.flatMap(({ answer }) => (answer.ok ? [] : [answer.refusal]));
const confirmed = async () => (await scanEntity(fixture, 'appointment')).filter(({ status }) => status === 'confirmed');

const confirmAddress = (userId: string) =>
	fixture.db.send(
		new UpdateCommand({
			TableName: fixture.tableName,
			Key: { PK: `USER#${userId}`, SK: 'PROFILE' },
			UpdateExpression: 'SET emailVerified = :yes',
			ExpressionAttributeValues: { ':yes': true },
		}),
	);

describe('sixty accounts with unconfirmed addresses at one network (A16)', () => {
	test('of sixty unconfirmed accounts at one network thirty get a visit, and the others must confirm', async () => {
		const all = await bookAll(60);
		expect(accepted(all)).toHaveLength(CEILING);
		expect(new Set(refusedFor(all))).toEqual(new Set(['email_unconfirmed']));
		expect(await confirmed()).toHaveLength(CEILING);
	});

	test('the limit of a network covers a whole IPv6 site of 48 bits', async () => {
		for (let at = 0; at < 33; at += 3)
			await Promise.all(
				[at, at + 1, at + 2].map(async (one) => {
					const userId = await fixture.addClient(`six-${one}`, false);
					return bookWith(fixture.deps)(userId, { ...wishOf(one), ip: `2c0f:fe38:2000:${one}::1` });
				}),
			);
		expect(await confirmed()).toHaveLength(CEILING);
	});
});

describe('a network whose quota slots are all taken', () => {
	let full: Booked;
	beforeEach(async () => {
		full = accepted(await bookAll(CEILING));
		expect(full).toHaveLength(CEILING);
	});
	let newcomers = 0;
	const newcomer = async (ip = LAPTOP) => {
		newcomers += 1;
		const userId = await fixture.addClient(`newcomer-${newcomers}`, false);
		return bookWith(fixture.deps)(userId, { ...wishOf(CEILING + newcomers), ip });
	};

	test('while a network’s quota slots are all taken, confirmed addresses and other networks can book', async () => {
		expect(await newcomer()).toMatchObject({ refusal: 'email_unconfirmed' });
		const confirmedClient = await fixture.addClient('known');
		expect(await bookWith(fixture.deps)(confirmedClient, { ...wishOf(CEILING), ip: LAPTOP })).toMatchObject({
			ok: true,
		});
		expect(await newcomer('41.90.1.3')).toMatchObject({ ok: true });
	});

	test('a quota slot of a network is free again when its visit is cancelled', async () => {
		const [first] = full;
		const appointmentId = first?.answer.ok ? first.answer.value.ticket.appointmentId : '';
		await cancelAppointment(fixture.deps)({ appointmentId, by: 'client', actor: first?.userId ?? '' });
		expect(await newcomer()).toMatchObject({ ok: true });
		expect(await newcomer()).toMatchObject({ refusal: 'email_unconfirmed' });
	});

	test('a quota slot of a network is free again when its client confirms the address', async () => {
		await confirmAddress(full[0]?.userId ?? '');
		expect(await newcomer()).toMatchObject({ ok: true });
		expect(await newcomer()).toMatchObject({ refusal: 'email_unconfirmed' });
	});

	test('all quota slots of a network are free again when their visits are over', async () => {
		const later = { ...fixture.deps, now: () => new Date('2027-01-04T06:00:00.000Z') };
		const userId = await fixture.addClient('in-january', false);
		expect(await bookWith(later)(userId, { date: '2027-01-12', ip: LAPTOP })).toMatchObject({ ok: true });
	});
});

describe('unconfirmed visits as staff see them', () => {
	const LAPTOP_VISITS = 6;
	const deps = () => ({
		...fixture.deps,
		cancel: cancelAppointment(fixture.deps),
		recordAudit: recordAudit(fixture.db, fixture.tableName),
	});
	const networks = async () => (await listUnconfirmedVisits(deps())()).value.networks;
	const release = (network: string) =>
		releaseUnconfirmedVisits(deps())({ body: { network }, caller: { ...STAFF, userId: 'wanjiru' } });

	beforeEach(async () => {
		expect(accepted(await bookAll(LAPTOP_VISITS))).toHaveLength(LAPTOP_VISITS);
		const neighbour = await fixture.addClient('neighbour', false);
		await bookWith(fixture.deps)(neighbour, { ...wishOf(40), ip: '41.90.1.3' });
	});

	test('staff see unconfirmed visits grouped by network, the largest group first, without network addresses', async () => {
		const found = await networks();
		expect(found.map(({ visits }) => visits.length)).toEqual([LAPTOP_VISITS, 1]);
		expect(found[1]?.visits[0]?.user.name).toBe('Client neighbour');
		expect(JSON.stringify(await scanAll(fixture))).not.toContain(LAPTOP);
	});

	test('staff release the visits of one network idempotently: cancelled, notified once, audited', async () => {
		await confirmAddress('bot-0');
		const [first] = await networks();
		expect(await release(first?.network ?? '')).toEqual({ ok: true, value: { released: LAPTOP_VISITS - 1 } });
		expect(await release(first?.network ?? '')).toEqual({ ok: true, value: { released: 0 } });
		const items = await scanAll(fixture);
		expect((await confirmed()).map(({ userId }) => userId).sort()).toEqual(['bot-0', 'neighbour']);
		expect(ofEntity(items, 'job').filter(({ type }) => type === 'cancelled_mail')).toHaveLength(LAPTOP_VISITS - 1);
		const audit = ofEntity(items, 'audit').map(({ action }) => action);
		expect(audit.filter((action) => action === 'visits_released')).toHaveLength(1);
		expect(audit.filter((action) => action === 'appointment_cancelled')).toHaveLength(LAPTOP_VISITS - 1);
		expect((await networks()).map(({ visits }) => visits.length)).toEqual([1]);
	});

	test('staff who release the same network at the same moment cancel each visit once', async () => {
		const [first] = await networks();
		await Promise.all([release(first?.network ?? ''), release(first?.network ?? '')]);
		const jobs = (await scanEntity(fixture, 'job')).filter(({ type }) => type === 'cancelled_mail');
		expect(jobs).toHaveLength(LAPTOP_VISITS);
	});
});
