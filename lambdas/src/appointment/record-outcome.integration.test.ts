import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { recordOutcome } from './record-outcome.usecase.ts';
import { everything, expectBalancedBooks, ofEntity } from './testing/audit-table.ts';
import { type BookingStage, bookingStage, STAGE_NOW } from './testing/booking-stage.ts';
import { injectFaults } from './testing/faults.ts';

jest.setTimeout(120_000);

let stage: BookingStage;
afterEach(() => stage.close());

/** 9:00 AM of the booked Tuesday. */
const START = new Date('2026-11-24T06:00:00.000Z');

async function booked(): Promise<string> {
	stage = await bookingStage(await freshTable());
	return stage.booked(await stage.addClient('client'));
}

const recordAt = (now: Date) => (id: string, status: 'attended' | 'missed') =>
	recordOutcome({ ...stage.deps, now: () => now })({ params: { id }, body: { status }, caller: { userId: 'staff' } });
const record = recordAt(START);

test('a visit is recorded with its figures and its audit entry, and is not reminded of any more', async () => {
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
	const items = await everything(stage);
	const [appointment] = ofEntity(items, 'appointment');
	expect(appointment).toMatchObject({ status: 'attended', ver: 2, reminder: { state: 'cancelled' } });
	expect(appointment).not.toHaveProperty('G3PK');
	expect(ofEntity(items, 'bookings')[0]).toMatchObject({ upcoming: [], ver: 2 });
	expect(
		ofEntity(items, 'audit')
			.map(({ action, actor }) => `${actor} ${action}`)
			.sort(),
	).toEqual(['client appointment_booked', 'staff appointment_attended']);
	await expectBalancedBooks(stage);
});

/** The usual visit: its reminder went out, and its client's list was pruned. Status and version alone decide then. */
async function settle(id: string): Promise<void> {
	const { db, tableName: TableName } = stage;
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

test('too early it is refused with the moment it opens, and nothing is written', async () => {
	const id = await booked();
	const before = await everything(stage);
	const opensAt = '2026-11-24T05:45:00.000Z';
	expect(await recordAt(STAGE_NOW)(id, 'attended')).toEqual({ ok: false, refusal: 'too_early', opensAt });
	expect(await everything(stage)).toEqual(before);
});

test('of ten who record each outcome at once one outcome wins, and its repeats are told so too (P5)', async () => {
	for (let round = 0; round < 3; round += 1) {
		const id = await booked();
		await settle(id);
		const outcomes = await Promise.all(
			Array.from({ length: 20 }, (_, index) => record(id, index % 2 === 0 ? 'attended' : 'missed')),
		);
		const [appointment] = ofEntity(await everything(stage), 'appointment');
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
		await expectBalancedBooks(stage);
		if (round < 2) await stage.close();
	}
});

test('an appointment nobody knows is not found', async () => {
	await booked();
	expect(await record('01NOBODY', 'missed')).toEqual({ ok: false, refusal: 'not_found' });
});

test('conflicts are waited out; when they do not end it is an outage, and nothing is written', async () => {
	const id = await booked();
	const conflict = { name: 'TransactionCanceledException', reasons: ['TransactionConflict'] };
	injectFaults(stage.client, 'TransactWriteItemsCommand', Array(8).fill(conflict));
	await expect(record(id, 'missed')).rejects.toMatchObject({ name: 'TransactionConflictException' });
	expect(ofEntity(await everything(stage), 'appointment')[0]).toMatchObject({ status: 'confirmed', ver: 1 });
	expect(await record(id, 'missed')).toMatchObject({ ok: true, value: { appointment: { status: 'missed' } } });
	await expectBalancedBooks(stage);
});

test('an outcome whose answer is lost counts once', async () => {
	const id = await booked();
	injectFaults(stage.client, 'TransactWriteItemsCommand', ['lose_answer']);
	expect(await record(id, 'attended')).toMatchObject({ ok: true });
	await expectBalancedBooks(stage);
});
