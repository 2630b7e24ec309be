import { randomUUID } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { cellKey } from '../availability/cell-key.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { cancelAppointment } from './cancel-appointment.usecase.ts';
import { everything, expectBalancedBooks, ofEntity } from './testing/audit-table.ts';
import { type BookingStage, bookingStage, bookWith, STAGE_NOW } from './testing/booking-stage.ts';
import { sampleServices } from './testing/sample-centre.ts';

jest.setTimeout(120_000);

let stage: BookingStage;
afterEach(() => stage.close());

const MINUTE = 60_000;

describe('a request repeated under its key', () => {
	test('is answered 20 times alike when it comes 20 times at once, and books once', async () => {
		stage = await bookingStage(await freshTable(), ['amina', 'otieno', 'wanjiku']);
		const client = await stage.addClient('double');
		const key = randomUUID();
		const outcomes = await Promise.all(Array.from({ length: 20 }, () => stage.book(client, { key, notes: 'Please' })));
		expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
		expect(outcomes[0]).toMatchObject({ ok: true, value: { ticket: { name: 'Client double', status: 'confirmed' } } });
		const items = await everything(stage);
		expect(ofEntity(items, 'appointment')).toHaveLength(1);
		expect(ofEntity(items, 'job')).toHaveLength(2);
		await expectBalancedBooks(stage);
	});

	test('is answered alike long after DynamoDB forgot its token, over and over', async () => {
		stage = await bookingStage(await freshTable());
		const client = await stage.addClient('slow');
		const key = randomUUID();
		const first = await stage.book(client, { key });
		const later = (milliseconds: number) =>
			bookWith({ ...stage.deps, now: () => new Date(STAGE_NOW.getTime() + milliseconds) })(client, { key });
		expect(await later(11 * MINUTE)).toEqual(first);
		expect(await later(47 * 60 * MINUTE)).toEqual(first);
	});

	test('is answered with the ticket as it stands now: cancelled is cancelled', async () => {
		stage = await bookingStage(await freshTable());
		const client = await stage.addClient('second thoughts');
		const key = randomUUID();
		const first = await stage.book(client, { key });
		if (!first.ok) throw new Error(first.refusal);
		const { ticketNumber, appointmentId } = first.value.ticket;
		const cancel = cancelAppointment(stage.deps);
		expect(await cancel({ appointmentId, by: 'client', actor: client })).toMatchObject({ ok: true });
		expect(await stage.book(client, { key })).toMatchObject({
			ok: true,
			value: { ticket: { ticketNumber, status: 'cancelled', reminder: { kind: 'none' } } },
		});
		expect(ofEntity(await everything(stage), 'appointment')).toHaveLength(1);
	});

	test('is answered alike even when the service is offered no more', async () => {
		stage = await bookingStage(await freshTable());
		const client = await stage.addClient('faithful');
		const key = randomUUID();
		const first = await stage.book(client, { key });
		const [stress] = sampleServices;
		if (stress) await serviceRepository(stage.db, stage.tableName).save(stress, 0, false);
		expect(await stage.book(client, { key })).toEqual(first);
		expect(await stage.book(client, { key: randomUUID(), time: '12:00 PM' })).toMatchObject({
			ok: false,
			refusal: 'unknown_service',
		});
	});

	test('is a new request once its key has expired, even while the kept answer still lies there', async () => {
		stage = await bookingStage(await freshTable());
		const client = await stage.addClient('returning');
		const key = randomUUID();
		await stage.book(client, { key });
		const later = { ...stage.deps, now: () => new Date(STAGE_NOW.getTime() + 49 * 60 * MINUTE) };
		const outcome = await bookWith(later)(client, { key, time: '12:00 PM' });
		expect(outcome).toMatchObject({ ok: true, value: { ticket: { time: '12:00 PM' } } });
		expect(ofEntity(await everything(stage), 'appointment')).toHaveLength(2);
	});

	test('with another wish under the same key is refused and books nothing', async () => {
		stage = await bookingStage(await freshTable());
		const client = await stage.addClient('other');
		const key = randomUUID();
		await stage.book(client, { key });
		const reused = { ok: false, refusal: 'idempotency_key_reused' };
		expect(await stage.book(client, { key, time: '12:00 PM' })).toEqual(reused);
		expect(await stage.book(client, { key, notes: 'Something else' })).toEqual(reused);
		expect(ofEntity(await everything(stage), 'appointment')).toHaveLength(1);
	});

	test('means nothing to somebody else', async () => {
		stage = await bookingStage(await freshTable());
		const [one = '', two = ''] = await stage.addClients(2);
		const key = randomUUID();
		expect(await stage.book(one, { key })).toMatchObject({ ok: true });
		expect(await stage.book(two, { key, time: '12:00 PM' })).toMatchObject({
			ok: true,
			value: { ticket: { time: '12:00 PM' } },
		});
	});

	test('does not stand in the way of a time that became free again', async () => {
		stage = await bookingStage(await freshTable());
		const [one = '', two = ''] = await stage.addClients(2);
		await stage.book(one, { key: randomUUID() });
		expect(await stage.book(two, { key: randomUUID() })).toMatchObject({ ok: false, refusal: 'slot_taken' });
		await free(stage, one);
		expect(await stage.book(one, { key: randomUUID() })).toMatchObject({ ok: true });
	});
});

describe('pressing twice without a key', () => {
	test('answers the ticket that exists', async () => {
		stage = await bookingStage(await freshTable(), ['amina', 'otieno']);
		const client = await stage.addClient('twice');
		const outcomes = await Promise.all([stage.book(client), stage.book(client), stage.book(client)]);
		const numbers = outcomes.map((one) => (one.ok ? one.value.ticket.ticketNumber : one.refusal));
		expect(new Set(numbers).size).toBe(1);
		expect(ofEntity(await everything(stage), 'appointment')).toHaveLength(1);
	});

	test('is another wish when it names another psychologist', async () => {
		stage = await bookingStage(await freshTable(), ['amina', 'otieno']);
		const client = await stage.addClient('choosy');
		expect(await stage.book(client, { psychologistId: 'amina' })).toMatchObject({ ok: true });
		const again = await stage.book(client, { psychologistId: 'otieno' });
		expect(again).toEqual({ ok: false, refusal: 'client_overlap' });
	});
});

test('notes and kept answers are unreadable in the table, and open only in their own place', async () => {
	stage = await bookingStage(await freshTable());
	const client = await stage.addClient('private');
	await stage.book(client, { key: randomUUID(), notes: 'Only for the psychologist' });
	const items = await everything(stage);
	// The account itself holds the name; nothing that came of the booking does.
	const dump = JSON.stringify(items.filter(({ entity }) => entity && entity !== 'user'));
	expect(dump).not.toContain('Only for the psychologist');
	expect(dump).not.toContain('Client private');
	const [appointment] = ofEntity(items, 'appointment');
	expect(stage.cipher.decrypt(appointment?.notes, appointment?.id)).toBe('Only for the psychologist');
	expect(() => stage.cipher.decrypt(appointment?.notes, 'another')).toThrow();
});

/** What cancelling will do to the time: the cells go, and so does the client's entry. */
async function free({ db, tableName }: BookingStage, userId: string): Promise<void> {
	const cells = [540, 570, 600].map((minute) => cellKey('amina', '2026-11-24', minute));
	await Promise.all(cells.map((Key) => db.send(new DeleteCommand({ TableName: tableName, Key }))));
	await db.send(
		new UpdateCommand({
			TableName: tableName,
			Key: { PK: `USER#${userId}`, SK: 'BOOKED' },
			UpdateExpression: 'SET upcoming = :none',
			ExpressionAttributeValues: { ':none': [] },
		}),
	);
}
