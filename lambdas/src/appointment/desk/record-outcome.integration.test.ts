import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { injectFaults } from '../../../test-support/appointment/fault-injection.ts';
import { expectInvariants, ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { recordOutcome } from './record-outcome.usecase.ts';

let fixture: BookingFixture;
afterEach(() => fixture.close());

/** 9:00 AM of the booked Tuesday. */
const START = new Date('2026-11-24T06:00:00.000Z');

async function booked(): Promise<string> {
	fixture = await bookingFixture(await freshTable());
	return fixture.booked(await fixture.addClient('client'));
}

const recordAt = (now: Date) => (id: string, status: 'attended' | 'missed') =>
	recordOutcome({ ...fixture.deps, now: () => now })({ params: { id }, body: { status }, caller: { userId: 'staff' } });
const record = recordAt(START);

test('recording an outcome writes its figures and audit entry, and ends the reminder', async () => {
	const id = await booked();
	expect(await record(id, 'attended')).toMatchObject({
		ok: true,
		value: {
			appointment: {
				id,
				status: 'attended',
				version: 2,
				user: { name: 'Client client', email: 'client@clients.example' },
				attendedFrom: '2026-11-24T05:45:00.000Z',
				missedFrom: '2026-11-24T06:00:00.000Z',
			},
		},
	});
	const items = await scanAll(fixture);
	const [appointment] = ofEntity(items, 'appointment');
	expect(appointment).toMatchObject({ status: 'attended', ver: 2, reminder: { state: 'cancelled' } });
	expect(appointment).not.toHaveProperty('G3PK');
	expect(ofEntity(items, 'bookings')[0]).toMatchObject({ upcoming: [], ver: 2 });
	expect(
		ofEntity(items, 'audit')
			.map(({ action, actor }) => `${actor} ${action}`)
			.sort(),
	).toEqual(['client appointment_booked', 'staff appointment_attended']);
	await expectInvariants(fixture);
});

/**
 * Makes a visit as it usually is when its outcome is recorded: its reminder was sent, and its client's list was pruned.
 * Only its status and version decide whether an outcome is refused.
 */
async function settle(id: string): Promise<void> {
	const { db, tableName: TableName } = fixture;
	await db.send(
		new UpdateCommand({
			TableName,
			Key: { PK: `APPT#${id}`, SK: 'META' },
			UpdateExpression: 'SET reminder.#state = :sent REMOVE G3PK, G3SK',
			ExpressionAttributeNames: { '#state': 'state' },
			ExpressionAttributeValues: { ':sent': 'sent' },
		}),
	);
	await db.send(
		new UpdateCommand({
			TableName,
			Key: { PK: 'USER#client', SK: 'BOOKED' },
			UpdateExpression: 'SET upcoming = :none',
			ExpressionAttributeValues: { ':none': [] },
		}),
	);
}

test('an outcome that is recorded too early is refused with the earliest time, and nothing is written', async () => {
	const id = await booked();
	const before = await scanAll(fixture);
	const opensAt = '2026-11-24T05:45:00.000Z';
	expect(await recordAt(FIXTURE_NOW)(id, 'attended')).toEqual({ ok: false, refusal: 'too_early', opensAt });
	expect(await scanAll(fixture)).toEqual(before);
});

test('of ten simultaneous requests for each outcome, one outcome is stored, and its other requests succeed too (P5)', async () => {
	for (let attempt = 0; attempt < 3; attempt += 1) {
		const id = await booked();
		await settle(id);
		const outcomes = await Promise.all(
			Array.from({ length: 20 }, (_, index) => record(id, index % 2 === 0 ? 'attended' : 'missed')),
		);
		const [appointment] = await scanEntity(fixture, 'appointment');
		const winner = appointment?.status === 'attended' ? 0 : 1;
		for (const [index, outcome] of outcomes.entries()) {
			if (index % 2 === winner) expect(outcome).toMatchObject({ ok: true, value: { appointment: { version: 2 } } });
			else
				expect(outcome).toEqual({
					ok: false,
					refusal: 'appointment_changed',
					current: { status: appointment?.status, version: 2 },
				});
		}
		await expectInvariants(fixture);
		if (attempt < 2) await fixture.close();
	}
});

test('an unknown appointment is not found', async () => {
	await booked();
	expect(await record('01NOBODY', 'missed')).toEqual({ ok: false, refusal: 'not_found' });
});

test('recording an outcome is retried after conflicts, and ends as an outage with nothing written', async () => {
	const id = await booked();
	const conflict = { name: 'TransactionCanceledException', reasons: ['TransactionConflict'] };
	injectFaults(fixture.client, 'TransactWriteItemsCommand', Array(8).fill(conflict));
	await expect(record(id, 'missed')).rejects.toMatchObject({ name: 'TransactionConflictException' });
	expect((await scanEntity(fixture, 'appointment'))[0]).toMatchObject({ status: 'confirmed', ver: 1 });
	expect(await record(id, 'missed')).toMatchObject({ ok: true, value: { appointment: { status: 'missed' } } });
	await expectInvariants(fixture);
});

test('an outcome whose response is lost counts once', async () => {
	const id = await booked();
	injectFaults(fixture.client, 'TransactWriteItemsCommand', ['lose_answer']);
	expect(await record(id, 'attended')).toMatchObject({ ok: true });
	await expectInvariants(fixture);
});
