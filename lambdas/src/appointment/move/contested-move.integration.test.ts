import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { type Fault, injectFaults } from '../../../test-support/appointment/fault-injection.ts';
import { type MoveOptions, moveWith } from '../../../test-support/appointment/move-with.ts';
import { expectInvariants, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { moveAppointment } from './move-appointment.usecase.ts';

let engine: FreshTable;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());

let fixture: BookingFixture;
let id: string;
/** The appointment to be moved. */
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
	id = await fixture.booked(await fixture.addClient('client'));
});
afterEach(() => fixture.close());

const move = (wish?: MoveOptions) => moveWith(fixture.deps)(id, wish);
const stored = async () => (await scanEntity(fixture, 'appointment')).find((one) => one.id === id);

describe('a repeated move', () => {
	test('a move repeated under one key is one move, and another request under it is refused', async () => {
		const key = randomUUID();
		const first = await Promise.all(Array.from({ length: 10 }, () => move({ key })));
		expect(first.every((one) => one.ok && one.value.ver === 2)).toBe(true);
		expect(await move({ key, time: '3:00 PM' })).toEqual({ ok: false, refusal: 'idempotency_key_reused' });
		expect(await stored()).toMatchObject({ ver: 2, moveKeys: [key] });
		await expectInvariants(fixture);
	});

	test('a move repeated without a key is one move: the appointment is at that time already', async () => {
		const answers = await Promise.all(Array.from({ length: 10 }, () => move()));
		expect(answers.every((one) => one.ok && one.value.ver === 2)).toBe(true);
		await expectInvariants(fixture);
	});

	test('a move repeated on an outdated version is refused with the present appointment', async () => {
		await move();
		expect(await move({ time: '3:00 PM' })).toEqual({
			ok: false,
			refusal: 'appointment_changed',
			current: { status: 'confirmed', version: 2 },
		});
	});

	test('a move under the key of its booking is refused', async () => {
		const key = randomUUID();
		id = await fixture.booked(await fixture.addClient('other'), { key, time: '10:30 AM' });
		expect(await move({ key })).toEqual({ ok: false, refusal: 'idempotency_key_reused' });
	});
});

const MOVE = 'TransactWriteItemsCommand';
const times = (count: number, fault: Fault): readonly Fault[] => Array.from({ length: count }, () => fault);

describe('a move whose response is lost', () => {
	test.each([1, 3, 50])('a move whose responses are lost %d times is found done, once', async (count) => {
		injectFaults(fixture.client, MOVE, times(count, 'lose_answer'));
		expect(await move({ key: randomUUID() })).toMatchObject({ ok: true, value: { ver: 2 } });
		expect(await stored()).toMatchObject({ ver: 2, startAt: '2026-11-24T09:00:00.000Z' });
		await expectInvariants(fixture);
	});

	test('a move that never reached the table returns "try again" and changes nothing', async () => {
		injectFaults(fixture.client, MOVE, times(50, 'refuse_before'));
		expect(await move()).toEqual({ ok: false, refusal: 'unavailable', retryAfterSeconds: 2 });
		expect(await stored()).toMatchObject({ ver: 1 });
		await expectInvariants(fixture);
	});

	test('a move is retried after conflicts', async () => {
		const conflict = { name: 'TransactionCanceledException', reasons: ['TransactionConflict'] };
		injectFaults(fixture.client, MOVE, times(4, conflict));
		expect(await move()).toMatchObject({ ok: true });
		await expectInvariants(fixture);
	});
});

test('a move waits until the sender has released the reminder, and is refused if that does not happen (N5)', async () => {
	const hold = (lease: number) =>
		fixture.db.send(
			new UpdateCommand({
				TableName: fixture.tableName,
				Key: { PK: `APPT#${id}`, SK: 'META' },
				UpdateExpression: 'SET reminder.#state = :sending, reminder.lease = :lease',
				ExpressionAttributeNames: { '#state': 'state' },
				ExpressionAttributeValues: { ':sending': 'sending', ':lease': lease },
			}),
		);
	let now = FIXTURE_NOW.getTime();
	const deps = {
		...fixture.deps,
		now: () => new Date(now),
		sleep: async (milliseconds: number) => {
			now += milliseconds;
		},
	};
	const order = {
		appointmentId: id,
		wish: { date: '2026-11-24', time: '12:00 PM', version: 1 },
		by: 'client',
	} as const;
	await hold(now + 7000);
	expect(await moveAppointment(deps)({ ...order, actor: 'client', key: undefined })).toMatchObject({
		refusal: 'unavailable',
	});
	await hold(now + 5000);
	expect(await moveAppointment(deps)({ ...order, actor: 'client', key: undefined })).toMatchObject({ ok: true });
	expect(now).toBe(FIXTURE_NOW.getTime() + 5001);
	await expectInvariants(fixture);
});

test('an appointment is not moved into a closure entered meanwhile', async () => {
	const { moves } = fixture.deps;
	let closed = false;
	const edited: typeof moves.move = async (...given) => {
		if (!closed) await fixture.closeDay('2026-11-25');
		closed = true;
		return moves.move(...given);
	};
	const order = { appointmentId: id, wish: { date: '2026-11-25', time: '9:00 AM', version: 1 }, by: 'staff' } as const;
	const outcome = await moveAppointment({ ...fixture.deps, moves: { ...moves, move: edited } })({
		...order,
		actor: 'staff',
		key: undefined,
	});
	expect(outcome).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
	await expectInvariants(fixture);
});

describe('conditions of the table on a move', () => {
	test('the table refuses a second move of one version, also without a list of upcoming visits', async () => {
		// The account is gone, so only the appointment's own version distinguishes the moves.
		const deps = { ...fixture.deps, clients: { read: async () => undefined } };
		const times = ['10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
		const answers = await Promise.all(times.map((time) => moveWith(deps)(id, { time, by: 'staff' })));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await stored()).toMatchObject({ ver: 2 });
		expect(await scanEntity(fixture, 'cell')).toHaveLength(3);
	});

	test('the table refuses to free a cell of another visit', async () => {
		const [cell] = await scanEntity(fixture, 'cell');
		await fixture.put({ ...cell, apptId: 'another' });
		expect(await move()).toMatchObject({ ok: false, refusal: 'unavailable' });
		expect((await scanEntity(fixture, 'cell')).filter(({ apptId }) => apptId === 'another')).toHaveLength(1);
		expect(await stored()).toMatchObject({ ver: 1 });
	});
});
