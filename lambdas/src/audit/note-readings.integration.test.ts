import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../test-support/appointment/booking-fixture.ts';
import { callAsStaff } from '../../test-support/platform/call-as-staff.ts';
import { getAppointment, openNotes } from '../appointment/read/get-appointment.usecase.ts';
import type { StaffCaller } from '../appointment/read/staff-scope.ts';
import { httpHandler } from '../platform/http/http.ts';
import { newId } from '../platform/new-id.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { namesOfThings } from './audit.wiring.ts';
import { listNoteReadings } from './list-note-readings.usecase.ts';
import { noteReadings } from './note-readings.repository.ts';
import { recordAudit } from './record-audit.repository.ts';

const NOW = Date.parse('2026-11-20T09:00:00.000Z');
let fixture: BookingFixture;
beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
});
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
});
afterEach(() => fixture.close());

const put = (Item: object) => fixture.db.send(new PutCommand({ TableName: fixture.tableName, Item: { ...Item } }));
const list = (query: Readonly<Record<string, string>>) => {
	const { db, tableName, cipher } = fixture;
	const deps = {
		readings: noteReadings(db, tableName),
		names: namesOfThings(db, tableName),
		openCipher: async () => cipher,
	};
	return callAsStaff(httpHandler('listNoteReadings', validators, listNoteReadings(deps)), { query });
};
const idsIn = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> =>
	(await list(query)).body.data.map(({ id }: { readonly id: string }) => id);
/** One reading, minutes after nine. */
const read = (id: string, minutes: number, { actor = 'amina', clientId = 'c1' as string | undefined } = {}) =>
	put(
		auditItem({
			...{ id, actor, action: 'appointment_notes_read', object: 'a-1', notesOf: { clientId } },
			at: new Date(NOW + minutes * 60_000),
		}),
	);

test('readings are found by client and by reader, newest first, over days', async () => {
	const day = 24 * 60;
	await read('one', 0);
	await read('two', 40 * day, { actor: 'boss' });
	await read('three', 400 * day);
	await read('others', 10, { clientId: 'c2' });
	expect(await idsIn({ client: 'c1' })).toEqual(['three', 'two', 'one']);
	expect(await idsIn({ reader: 'amina' })).toEqual(['three', 'others', 'one']);
	expect(await idsIn({ reader: 'nobody' })).toEqual([]);
});

test('each reading is on one page, and a cursor is valid for its own list only', async () => {
	for (let index = 0; index < 7; index += 1) await read(`id-${index}`, index);
	const seen: string[] = [];
	let cursor = '';
	do {
		const { body } = await list({ client: 'c1', limit: '3', ...(cursor ? { cursor } : {}) });
		seen.push(...body.data.map(({ id }: { readonly id: string }) => id));
		cursor = body.nextCursor ?? '';
	} while (cursor);
	expect(seen).toEqual(['id-6', 'id-5', 'id-4', 'id-3', 'id-2', 'id-1', 'id-0']);
	const { body } = await list({ client: 'c1', limit: '3' });
	expect((await list({ reader: 'amina', cursor: body.nextCursor })).status).toBe(400);
	expect((await list({ client: 'c2', cursor: body.nextCursor })).status).toBe(400);
});

test('readings of a merged record are listed under the remaining one', async () => {
	await put({
		PK: 'USER#c1',
		SK: 'PROFILE',
		entity: 'user',
		id: 'c1',
		name: 'Faith',
		merged: [{ id: 'c0', name: 'F.' }],
	});
	await read('before', 0, { clientId: 'c0' });
	await read('after', 1);
	expect(await idsIn({ client: 'c1' })).toEqual(['after', 'before']);
	expect(await idsIn({ client: 'c1', limit: '1' })).toEqual(['after']);
});

test('readings of an erased client are in the reader’s list only', async () => {
	await read('erased', 0, { clientId: undefined });
	expect(await idsIn({ reader: 'amina' })).toEqual(['erased']);
});

test.each([[{}], [{ client: 'c1', reader: 'amina' }]])(
	'a request by %j, for nothing or for two things at once, is refused',
	async (query) => {
		const { status, body } = await list(query);
		expect({ status, errors: body.errors }).toEqual({
			status: 400,
			errors: [{ field: 'client', message: expect.stringContaining('not for both') }],
		});
	},
);

test('readings are listed for the psychologist and an owner with a reason, not for staff who saw no notes', async () => {
	const clientId = await fixture.addClient('faith');
	const booked = await fixture.book(clientId, { notes: 'I cannot sleep' });
	if (!booked.ok) throw new Error(booked.refusal);
	const id = (await fixture.deps.appointments.listOf(clientId))[0]?.id ?? '';
	const note = recordAudit(fixture.db, fixture.tableName);
	const deps = {
		...fixture.deps,
		noteReading: ({ appointmentId, ...reading }: Parameters<Parameters<typeof openNotes>[0]['noteReading']>[0]) =>
			note({ ...reading, id: newId(reading.at), object: appointmentId, notesOf: { clientId: reading.clientId } }),
	};
	const see = (userId: string, caller: StaffCaller) =>
		getAppointment(deps)({ params: { id }, caller: { userId, ...caller } });
	await see('desk', { roles: ['front_desk'] });
	await see('boss', { roles: ['owner'] });
	expect(await idsIn({ client: clientId })).toEqual([]);
	await see('amina', { roles: ['psychologist'], psychologistId: 'amina' });
	await openNotes(deps)({ params: { id }, body: { reason: 'complaint' }, caller: { userId: 'boss' } });
	const { body } = await list({ client: clientId });
	expect(
		body.data.map(({ action, actor }: { action: string; actor: { id: string } }) => [actor.id, action]).sort(),
	).toEqual([
		['amina', 'appointment_notes_read'],
		['boss', 'appointment_notes_opened_complaint'],
	]);
	expect(body.data[0].thing.startAt).toBeDefined();
});
