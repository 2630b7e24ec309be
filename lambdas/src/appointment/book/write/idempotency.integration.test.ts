import { randomUUID } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { sealedTextNames, textNames } from '@tulia/contracts/appointment/written-texts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import {
	type BookingFixture,
	bookingFixture,
	bookWith,
	FIXTURE_NOW,
} from '../../../../test-support/appointment/booking-fixture.ts';
import { sampleServices } from '../../../../test-support/appointment/sample-centre.ts';
import {
	expectInvariants,
	ofEntity,
	scanAll,
	scanEntity,
} from '../../../../test-support/appointment/table-invariants.ts';
import { cellKey } from '../../../availability/cell.items.ts';
import { serviceRepository } from '../../../service/service.repository.ts';
import { cancelAppointment } from '../../cancel/cancel-appointment.usecase.ts';

let fixture: BookingFixture;
afterEach(() => fixture.close());

const MINUTE = 60_000;

describe('a request repeated under its idempotency key', () => {
	test('a request repeated under its key gets one response from 20 simultaneous tries, and books once', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno', 'wanjiku']);
		const client = await fixture.addClient('double');
		const key = randomUUID();
		const outcomes = await Promise.all(
			Array.from({ length: 20 }, () => fixture.book(client, { key, notes: 'Please' })),
		);
		expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
		expect(outcomes[0]).toMatchObject({ ok: true, value: { ticket: { name: 'Client double', status: 'confirmed' } } });
		const items = await scanAll(fixture);
		expect(ofEntity(items, 'appointment')).toHaveLength(1);
		expect(ofEntity(items, 'job')).toHaveLength(3);
		await expectInvariants(fixture);
	});

	test('a request repeated under its key gets the same response long after DynamoDB forgot its token', async () => {
		fixture = await bookingFixture(await freshTable());
		const client = await fixture.addClient('slow');
		const key = randomUUID();
		const first = await fixture.book(client, { key });
		const later = (milliseconds: number) =>
			bookWith({ ...fixture.deps, now: () => new Date(FIXTURE_NOW.getTime() + milliseconds) })(client, { key });
		expect(await later(11 * MINUTE)).toEqual(first);
		expect(await later(47 * 60 * MINUTE)).toEqual(first);
	});

	test('a request repeated under its key gets the ticket as it is now: cancelled stays cancelled', async () => {
		fixture = await bookingFixture(await freshTable());
		const client = await fixture.addClient('second thoughts');
		const key = randomUUID();
		const first = await fixture.book(client, { key });
		if (!first.ok) throw new Error(first.refusal);
		const { ticketNumber, appointmentId } = first.value.ticket;
		const cancel = cancelAppointment(fixture.deps);
		expect(await cancel({ appointmentId, by: 'client', actor: client })).toMatchObject({ ok: true });
		expect(await fixture.book(client, { key })).toMatchObject({
			ok: true,
			value: { ticket: { ticketNumber, status: 'cancelled', reminder: { kind: 'none' } } },
		});
		expect(await scanEntity(fixture, 'appointment')).toHaveLength(1);
	});

	test('a request repeated under its key gets the same response even when the service is not offered any more', async () => {
		fixture = await bookingFixture(await freshTable());
		const client = await fixture.addClient('faithful');
		const key = randomUUID();
		const first = await fixture.book(client, { key });
		const [stress] = sampleServices;
		if (stress) await serviceRepository(fixture.db, fixture.tableName).save(stress, 0, false);
		expect(await fixture.book(client, { key })).toEqual(first);
		expect(await fixture.book(client, { key: randomUUID(), time: '12:00 PM' })).toMatchObject({
			ok: false,
			refusal: 'unknown_service',
		});
	});

	test('a request repeated under its key is a new one once the key has expired, even before its deletion', async () => {
		fixture = await bookingFixture(await freshTable());
		const client = await fixture.addClient('returning');
		const key = randomUUID();
		await fixture.book(client, { key });
		const later = { ...fixture.deps, now: () => new Date(FIXTURE_NOW.getTime() + 49 * 60 * MINUTE) };
		const outcome = await bookWith(later)(client, { key, time: '12:00 PM' });
		expect(outcome).toMatchObject({ ok: true, value: { ticket: { time: '12:00 PM' } } });
		expect(await scanEntity(fixture, 'appointment')).toHaveLength(2);
	});

	test('another request under the same key is refused and books nothing', async () => {
		fixture = await bookingFixture(await freshTable());
		const client = await fixture.addClient('other');
		const key = randomUUID();
		await fixture.book(client, { key });
		const reused = { ok: false, refusal: 'idempotency_key_reused' };
		expect(await fixture.book(client, { key, time: '12:00 PM' })).toEqual(reused);
		for (const name of textNames) expect(await fixture.book(client, { key, [name]: 'Something else' })).toEqual(reused);
		expect(await scanEntity(fixture, 'appointment')).toHaveLength(1);
	});

	test('a key of one client has no effect for another', async () => {
		fixture = await bookingFixture(await freshTable());
		const [one = '', two = ''] = await fixture.addClients(2);
		const key = randomUUID();
		expect(await fixture.book(one, { key })).toMatchObject({ ok: true });
		expect(await fixture.book(two, { key, time: '12:00 PM' })).toMatchObject({
			ok: true,
			value: { ticket: { time: '12:00 PM' } },
		});
	});

	test('a stored response does not block a time that became free again', async () => {
		fixture = await bookingFixture(await freshTable());
		const [one = '', two = ''] = await fixture.addClients(2);
		await fixture.book(one, { key: randomUUID() });
		expect(await fixture.book(two, { key: randomUUID() })).toMatchObject({ ok: false, refusal: 'slot_taken' });
		await free(fixture, one);
		expect(await fixture.book(one, { key: randomUUID() })).toMatchObject({ ok: true });
	});
});

describe('submitting twice without a key', () => {
	test('a repeat without a key gets the existing ticket', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
		const client = await fixture.addClient('twice');
		const outcomes = await Promise.all([fixture.book(client), fixture.book(client), fixture.book(client)]);
		const numbers = outcomes.map((one) => (one.ok ? one.value.ticket.ticketNumber : one.refusal));
		expect(new Set(numbers).size).toBe(1);
		expect(await scanEntity(fixture, 'appointment')).toHaveLength(1);
	});

	test('a request without a key for another psychologist is a new one', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
		const client = await fixture.addClient('choosy');
		expect(await fixture.book(client, { psychologistId: 'amina' })).toMatchObject({ ok: true });
		const again = await fixture.book(client, { psychologistId: 'otieno' });
		expect(again).toEqual({ ok: false, refusal: 'client_overlap' });
	});
});

test('notes and stored responses are encrypted in the table, and open only under their own key', async () => {
	fixture = await bookingFixture(await freshTable());
	const sealed = Object.fromEntries(sealedTextNames.map((name) => [name, 'Only for the psychologist']));
	const client = await fixture.addClient('private');
	await fixture.book(client, { key: randomUUID(), ...sealed });
	const items = await scanAll(fixture);
	// The account itself has the name; nothing the booking created does.
	const dump = JSON.stringify(items.filter(({ entity }) => entity && entity !== 'user'));
	expect(dump).not.toContain('Only for the psychologist');
	expect(dump).not.toContain('Client private');
	const [appointment] = ofEntity(items, 'appointment');
	for (const name of sealedTextNames) {
		expect(fixture.cipher.decrypt(appointment?.[name], appointment?.id)).toBe('Only for the psychologist');
		expect(() => fixture.cipher.decrypt(appointment?.[name], 'another')).toThrow();
	}
});

/** The effect of a cancellation on the time: its cells and the client's entry go. */
async function free({ db, tableName }: BookingFixture, userId: string): Promise<void> {
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
