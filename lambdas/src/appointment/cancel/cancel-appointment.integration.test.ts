import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { expectInvariants, ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { appointmentKey } from '../appointment.items.ts';
import { recordOutcome } from '../desk/record-outcome.usecase.ts';
import { type CancellationOrder, cancelAppointment } from './cancel-appointment.usecase.ts';

let engine: FreshTable;
let fixture: BookingFixture;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
afterEach(() => fixture.close());

/** 9:00 AM of the booked Tuesday. */
const START = Date.parse('2026-11-24T06:00:00.000Z');
const HOUR = 3_600_000;

/** A client with one appointment on Tuesday at 9:00 AM. */
async function booked(): Promise<string> {
	fixture = await bookingFixture(await freshTable());
	return fixture.booked(await fixture.addClient('client'));
}

interface Settings {
	readonly now?: () => Date;
	readonly sleep?: (milliseconds: number) => Promise<void>;
}
const cancelWith =
	(settings: Settings = {}) =>
	(id: string, order: Partial<CancellationOrder> = {}) =>
		cancelAppointment({ ...fixture.deps, ...settings })({ appointmentId: id, by: 'client', actor: 'client', ...order });
const cancel = cancelWith();

async function stored(id: string) {
	const { db, tableName: TableName } = fixture;
	return (await db.send(new GetCommand({ TableName, Key: appointmentKey(id), ConsistentRead: true }))).Item;
}

async function setReminder(id: string, reminder: object): Promise<void> {
	await fixture.db.send(
		new UpdateCommand({
			TableName: fixture.tableName,
			Key: appointmentKey(id),
			UpdateExpression: 'SET reminder = :reminder',
			ExpressionAttributeValues: { ':reminder': { lease: 0, attempt: 1, seen: [], ...reminder } },
		}),
	);
}

test('a cancellation frees the time, voids the reminder, deletes the schedule, and is audited', async () => {
	const id = await booked();
	expect(await cancel(id, { reason: 'sealed reason' })).toMatchObject({
		ok: true,
		value: { status: 'cancelled', ver: 2 },
	});
	const items = await scanAll(fixture);
	const [appointment] = ofEntity(items, 'appointment');
	expect(appointment).toMatchObject({
		status: 'cancelled',
		ver: 2,
		cancellation: { by: 'client', at: FIXTURE_NOW.toISOString(), reason: 'sealed reason' },
		reminder: { state: 'cancelled' },
	});
	expect(appointment).not.toHaveProperty('G3PK');
	expect(ofEntity(items, 'cell')).toEqual([]);
	expect(ofEntity(items, 'bookings')[0]).toMatchObject({ upcoming: [], ver: 2 });
	const jobs = ofEntity(items, 'job').filter(({ type }) => type === 'delete_schedule');
	expect(jobs).toMatchObject([{ ref: id, refVersion: 1, state: 'pending' }]);
	expect(ofEntity(items, 'audit')).toContainEqual(
		expect.objectContaining({ action: 'appointment_cancelled', actor: 'client', object: id }),
	);
	await expectInvariants(fixture);
});

test('a repeated cancellation gets the response of the first and changes nothing', async () => {
	const id = await booked();
	await cancel(id);
	expect(await cancel(id)).toMatchObject({ ok: true, value: { status: 'cancelled', ver: 2 } });
	await expectInvariants(fixture);
});

test('ten simultaneous cancellations all succeed, and one is recorded', async () => {
	const id = await booked();
	const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
	for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { status: 'cancelled' } });
	const items = await scanAll(fixture);
	expect(ofEntity(items, 'audit').filter(({ action }) => action === 'appointment_cancelled')).toHaveLength(1);
	await expectInvariants(fixture);
});

test('a client may cancel until 24 hours before a visit, and staff later too', async () => {
	const id = await booked();
	const late = cancelWith({ now: () => new Date(START - 24 * HOUR + 1) });
	expect(await late(id)).toEqual({ ok: false, refusal: 'too_late' });
	expect(await late(id, { by: 'staff', actor: 'staff-1' })).toMatchObject({ ok: true });
});

test('a visit that has an outcome is not cancelled', async () => {
	const id = await booked();
	const record = recordOutcome({ ...fixture.deps, now: () => new Date(START) });
	await record({ params: { id }, body: { status: 'attended' }, caller: { userId: 'staff' } });
	expect(await cancel(id)).toEqual({
		ok: false,
		refusal: 'appointment_changed',
		current: { status: 'attended', version: 2 },
	});
});

test('an unknown appointment is not found', async () => {
	await booked();
	expect(await cancel('nothing')).toEqual({ ok: false, refusal: 'not_found' });
});

describe('a cancellation while its reminder is being sent', () => {
	test('a cancellation waits until the sender has released the reminder, and no longer', async () => {
		const id = await booked();
		let now = FIXTURE_NOW.getTime();
		await setReminder(id, { state: 'sending', lease: now + 5000 });
		const waited: number[] = [];
		const patient = cancelWith({
			now: () => new Date(now),
			sleep: async (milliseconds) => {
				waited.push(milliseconds);
				now += milliseconds;
				await setReminder(id, { state: 'sent' });
			},
		});
		expect(await patient(id)).toMatchObject({ ok: true });
		expect(waited).toEqual([5001]);
		// The cancelled visit still records that its reminder was sent.
		expect(await stored(id)).toMatchObject({ status: 'cancelled', reminder: { state: 'sent' } });
	});

	test('a cancellation gives up after six seconds of waiting for the sender, and has changed nothing', async () => {
		const id = await booked();
		let now = FIXTURE_NOW.getTime();
		await setReminder(id, { state: 'sending', lease: now + 5000 });
		const answer = await cancelWith({
			now: () => new Date(now),
			sleep: async (milliseconds) => {
				now += milliseconds;
				await setReminder(id, { state: 'sending', lease: now + 5000 });
			},
		})(id);
		expect(answer).toEqual({ ok: false, refusal: 'unavailable', retryAfterSeconds: 2 });
		expect(await stored(id)).toMatchObject({ status: 'confirmed', ver: 1 });
		expect(await scanEntity(fixture, 'cell')).not.toHaveLength(0);
	});

	const lease = FIXTURE_NOW.getTime() + 5000;
	test.each([
		['claimed', { state: 'pending' }, { state: 'sending', lease }],
		['claimed again after an expired lease', { state: 'sending', lease: 1 }, { state: 'sending', lease, attempt: 2 }],
		['sent', { state: 'pending' }, { state: 'sent' }],
	])('a cancellation is retried when the reminder is %s between read and write', async (_what, before, meanwhile) => {
		const id = await booked();
		await setReminder(id, before);
		const { appointments } = fixture.deps;
		let writes = 0;
		const racing = {
			...appointments,
			async cancel(change: Parameters<typeof appointments.cancel>[0]) {
				writes += 1;
				if (writes === 1) await setReminder(id, meanwhile);
				return appointments.cancel(change);
			},
		};
		const sleep = async () => setReminder(id, { state: 'sent' });
		const order = { appointmentId: id, by: 'client', actor: 'client' } as const;
		expect(await cancelAppointment({ ...fixture.deps, appointments: racing, sleep })(order)).toMatchObject({
			ok: true,
		});
		expect(writes).toBe(2);
		// The cancelled visit still records that its reminder was sent.
		expect(await stored(id)).toMatchObject({ status: 'cancelled', reminder: { state: 'sent' } });
	});
});

test('of many clients who book the freed time at once, one gets it', async () => {
	const id = await booked();
	const others = await fixture.addClients(10, 'other');
	const early = await fixture.book(others[0] ?? '');
	expect(early).toMatchObject({ ok: false, refusal: 'slot_taken' });
	const [cancelled] = await Promise.all([cancel(id), ...others.map((other) => fixture.book(other))]);
	expect(cancelled).toMatchObject({ ok: true });
	await Promise.all(others.map((other) => fixture.book(other)));
	const statuses = (await scanEntity(fixture, 'appointment')).map(({ status }) => status);
	expect(statuses.sort()).toEqual(['cancelled', 'confirmed']);
	await expectInvariants(fixture);
});
