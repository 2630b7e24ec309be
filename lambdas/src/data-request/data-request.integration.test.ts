import '../../test-support/notification/silence-log.ts';
import { randomUUID } from 'node:crypto';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { decryptedDump, lastingFigures } from '../../test-support/account/decrypted-dump.ts';
import { kerubo, personFixture } from '../../test-support/account/person-fixture.ts';
import { ofEntity, scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { fields } from '../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../test-support/notification/stored-jobs.ts';
import type { StaffCaller } from '../appointment/read/staff-scope.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { auditRepository } from '../audit/audit.repository.ts';
import { namesOfThings } from '../audit/audit.wiring.ts';
import { listAudit } from '../audit/list-audit.usecase.ts';
import { noteReadings } from '../audit/note-readings.repository.ts';
import { recordAudit } from '../audit/record-audit.repository.ts';
import { phoneStates } from '../client/phone-state.repository.ts';
import { clientIndex } from '../client/search/client-index.repository.ts';
import { indexClient } from '../client/search/index-client.usecase.ts';
import { addClient } from '../client-file/directory/add-client.usecase.ts';
import { clientDirectory } from '../client-file/directory/client-directory.repository.ts';
import { newId } from '../platform/new-id.ts';
import { phoneNumber } from '../platform/phone-number.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { openDataRequest } from '../register/data-requests.usecase.ts';
import { noteAnswered, noteUnanswered } from '../register/note-answered.usecase.ts';
import { registerRepository } from '../register/register.repository.ts';
import { eraseClient } from './erase-client.usecase.ts';
import { exportClient } from './export-client.usecase.ts';

const MINUTE = 60_000;
const caller = { userId: 'staff' };
const TYPED = '0712 345 678';
const number = phoneNumber(TYPED);
if (number === undefined) throw new Error('This is a number.');
const dataRequest = {
	askedOn: '2026-11-20',
	askedBy: 'Naomi herself, at the desk',
	identity: 'Showed her ID',
	reason: 'She moves away',
};

const fixture = personFixture(freshTable);
const openCipher = async () => fields;
const registerDeps = () => ({
	registers: registerRepository(fixture.booking.db, fixture.booking.tableName, openCipher),
	now: fixture.notifier.clock.now,
	newId,
});
const deps = () => ({
	...fixture.accounts.deps,
	clients: clientRepository(fixture.booking.db, fixture.booking.tableName, openCipher),
	recordAudit: recordAudit(fixture.booking.db, fixture.booking.tableName),
	noteAnswered: noteAnswered(registerDeps()),
	noteUnanswered: noteUnanswered(registerDeps()),
	openCipher,
	now: fixture.notifier.clock.now,
	newId,
});
const stateOf = () => phoneStates(fixture.booking.db, fixture.booking.tableName, openCipher);

async function added(name: string, phone?: string): Promise<string> {
	const { db, tableName } = fixture.booking;
	const now = fixture.notifier.clock.now;
	const directory = clientDirectory({ db, tableName, openCipher, now });
	const body = { name, ...(phone === undefined ? {} : { phone }) };
	const made = await addClient({ directory, now, newId })({ body, caller, idempotencyKey: randomUUID() });
	if (!made.ok) throw new Error(made.refusal);
	await stream(undefined, await recordOf(made.value.id));
	return made.value.id;
}
const recordOf = (id: string) => fixture.notifier.read(`USER#${id}`, 'PROFILE');

/** Streams the change of a record. */
async function stream(before: Item | undefined, after: Item | undefined): Promise<void> {
	const { db, tableName } = fixture.booking;
	await indexClient({ index: clientIndex(db, tableName, openCipher), openCipher })({ before, after });
}
const erase = (id: string, more: { cancelsVisits?: true; version?: number; askedOn?: string } = {}) =>
	eraseClient(deps())({
		params: { id },
		body: { ...dataRequest, confirmation: 'erase this client', version: 0, ...more },
		caller,
	});
const owner = { ...caller, roles: ['owner'] } as const;
const frontDesk = { userId: 'desk', roles: ['front_desk'] } as const;
const exported = (id: string, by: StaffCaller & typeof caller = owner) =>
	exportClient(deps())({ params: { id }, body: dataRequest, caller: by });
const book = (userId: string, time = '9:00 AM') =>
	fixture.booking.book(userId, { date: '2026-11-26', time, key: randomUUID(), notes: 'canary-notes' });

/** Runs the erasure jobs. */
async function work(minutes = 3): Promise<void> {
	const jobs = (await storedJobs(fixture.booking)).filter(({ type }) => type === 'erase_account');
	await fixture.notifier.streamJobs(jobs);
	for (let minute = 0; minute < minutes; minute += 1) {
		fixture.notifier.clock.advance(MINUTE);
		await fixture.notifier.sweep();
	}
}

describe('erasing a client at their request', () => {
	test('erasing a client without an account removes name, number, search index, delivery status of the number, and notes', async () => {
		const id = await added('Naomi Achieng', TYPED);
		await stateOf().stop(number, 'sms', '2026-11-20T05:00:00.000Z');
		expect(await book(id)).toMatchObject({ ok: true });
		const [before, figures] = [await recordOf(id), await lastingFigures(fixture.booking)];
		expect((await scanEntity(fixture.booking, 'client-part')).length).toBeGreaterThan(5);
		expect(await erase(id, { cancelsVisits: true })).toEqual({ ok: true, value: null });
		await stream(before, await recordOf(id));
		await work();
		const items = await scanAll(fixture.booking);
		expect(items.filter(({ PK }) => PK === `USER#${id}`)).toEqual([]);
		for (const kind of ['client-part', 'phone', 'idempotency']) expect(ofEntity(items, kind)).toEqual([]);
		const [visit] = ofEntity(items, 'appointment');
		expect(visit).toMatchObject({ status: 'cancelled', userId: 'erased' });
		const dump = await decryptedDump(fixture.booking);
		for (const secret of ['Achieng', 'canary-notes', number]) expect(dump).not.toContain(secret);
		expect(await lastingFigures(fixture.booking)).toEqual(figures);
	});

	test('erasing a client notes the member of staff as the one who cancelled the visits', async () => {
		const id = await added('Naomi', TYPED);
		await book(id);
		await erase(id, { cancelsVisits: true });
		await work();
		const cancellations = (await scanEntity(fixture.booking, 'audit')).filter(({ action }) => /cancelled/.test(action));
		expect(cancellations).toMatchObject([{ action: 'appointment_cancelled_with_erasure', actor: caller.userId }]);
		const history = await scanEntity(fixture.booking, 'appointment-event');
		expect(history.filter(({ what }) => what === 'cancelled')).toMatchObject([{ by: caller.userId }]);
	});

	test('erasing a client with an account does the same as closing it, and frees the address', async () => {
		await fixture.leaveTraces();
		expect(await erase(fixture.userId, { cancelsVisits: true })).toMatchObject({ ok: true });
		await work();
		const dump = await decryptedDump(fixture.booking);
		for (const secret of [kerubo.name, kerubo.email, kerubo.notes, kerubo.words]) expect(dump).not.toContain(secret);
		expect(await scanEntity(fixture.booking, 'erasure')).toMatchObject([{ at: '2026-11-23' }]);
		expect(await scanEntity(fixture.booking, 'payment')).toHaveLength(1);
	});

	test('erasing a client preserves the delivery status of a number that another client has', async () => {
		const [mother, son] = [await added('Mother', TYPED), await added('Son', TYPED)];
		await stateOf().stop(number, 'sms', '2026-11-20T05:00:00.000Z');
		const before = await recordOf(son);
		await erase(son);
		await stream(before, await recordOf(son));
		await work();
		expect(await stateOf().find(number)).toHaveProperty('stoppedSince');
		expect(await recordOf(mother)).toMatchObject({ name: 'Mother' });
	});

	test('erasing a client is refused because of a coming visit, even one booked concurrently, until staff agree to cancel it', async () => {
		const id = await added('Naomi', TYPED);
		await book(id);
		expect(await erase(id)).toMatchObject({ refusal: 'visits_coming', affected: [{ id: expect.any(String) }] });
		const other = await added('Peter');
		const [booked, erased] = await Promise.all([book(other, '12:00 PM'), erase(other)]);
		expect([booked.ok, erased.ok].filter(Boolean)).toHaveLength(1);
	});

	test('erasing a client is refused for a record changed since staff saw it, for staff and for unknown ids', async () => {
		const id = await added('Naomi', TYPED);
		expect(await erase(id, { version: 4 })).toMatchObject({ refusal: 'changed_meanwhile' });
		const boss = await fixture.accounts.join('boss@example.ke', 'admin', 'Boss');
		for (const unknown of [boss, 'unknown']) expect(await erase(unknown)).toMatchObject({ refusal: 'not_found' });
		for (const askedOn of ['2016-11-18', '2026-11-21'])
			expect(await erase(id, { askedOn })).toMatchObject({ errors: [{ field: 'askedOn' }] });
		expect(await recordOf(id)).toHaveProperty('G1PK');
	});

	test('erasing a client is idempotent, and writes one audit entry with the requester, encrypted in the table', async () => {
		const id = await added('Naomi', TYPED);
		expect(await erase(id)).toMatchObject({ ok: true });
		expect(await erase(id)).toMatchObject({ ok: true });
		expect(JSON.stringify(await scanAll(fixture.booking))).not.toContain('Showed her ID');
		const { db, tableName } = fixture.booking;
		const audit = auditRepository(db, tableName);
		const names = namesOfThings(db, tableName);
		const now = fixture.notifier.clock.now;
		const listed = await listAudit({ audit, names, openCipher, now })({ query: { object: id } });
		const entries = listed.ok ? listed.value.data.filter(({ action }) => action === 'client_erased') : [];
		expect(entries).toMatchObject([{ actor: { id: 'staff' }, request: dataRequest }]);
	});
});

describe('completed requests in the register', () => {
	const registered = () =>
		registerRepository(fixture.booking.db, fixture.booking.tableName, openCipher).list('requests');
	const noted = (kind: 'access' | 'erasure', clientId: string) =>
		openDataRequest(registerDeps())({
			body: { kind, askedOn: '2026-11-19', askedBy: 'Naomi by phone', clientId },
			caller: { ...caller, version: 1, role: 'admin' } as never,
			idempotencyKey: undefined,
		});

	test('a handed-over copy closes the noted access requests of the client, and no others', async () => {
		const [id, other] = [await added('Naomi', TYPED), await added('Peter')];
		for (const client of [id, other]) await noted('access', client);
		await noted('erasure', id);
		await exported(id);
		const open = (await registered()).filter(({ closedAt }) => closedAt === undefined);
		expect(open.map(({ kind, clientId }) => [kind, clientId]).sort()).toEqual(
			[
				['access', other],
				['erasure', id],
			].sort(),
		);
		expect((await registered()).find((one) => one.closedAt !== undefined)).toMatchObject({
			...{ clientId: id, kind: 'access', closedBy: 'answered', askedOn: '2026-11-19' },
		});
	});

	test('a copy without notes answers no request: it is noted for an owner, once, and a whole copy closes it', async () => {
		const id = await added('Naomi', TYPED);
		await book(id);
		for (let times = 0; times < 2; times += 1) await exported(id, frontDesk);
		expect(await registered()).toEqual([
			expect.objectContaining({ clientId: id, kind: 'access', note: expect.stringContaining('without the notes') }),
		]);
		expect(await registered()).not.toContainEqual(expect.objectContaining({ closedAt: expect.anything() }));
		await exported(id);
		expect(await registered()).toMatchObject([{ clientId: id, closedBy: 'answered' }]);
	});

	test('requests noted before a copy without notes stay open and unchanged', async () => {
		const id = await added('Naomi', TYPED);
		await book(id);
		await noted('access', id);
		const before = await registered();
		await exported(id, frontDesk);
		expect(await registered()).toEqual(before);
	});

	test('the copy of the front desk is whole when there are no notes, and answers the request', async () => {
		const id = await added('Naomi', TYPED);
		expect(await exported(id, frontDesk)).not.toHaveProperty('value.notesLeftOut');
		expect(await registered()).toMatchObject([{ clientId: id, closedBy: 'answered' }]);
	});

	test('the identification of the requester is appended to the request noted before', async () => {
		const id = await added('Naomi', TYPED);
		await noted('erasure', id);
		await erase(id);
		expect(await registered()).toMatchObject([
			{ kind: 'erasure', closedBy: 'answered', identity: dataRequest.identity },
		]);
	});

	test('an erasure without an earlier request is noted and closed at once, idempotently', async () => {
		const id = await added('Naomi', TYPED);
		await erase(id);
		await erase(id);
		expect(await registered()).toMatchObject([
			{
				kind: 'erasure',
				clientId: id,
				askedOn: dataRequest.askedOn,
				askedBy: dataRequest.askedBy,
				closedBy: 'answered',
			},
		]);
	});
});

describe('handing over a client’s data', () => {
	test('handing over a record without an account gives the record, its visits and notes, with an audit entry', async () => {
		const id = await added('Naomi', TYPED);
		await book(id);
		const file = await exported(id);
		expect(file).toMatchObject({
			ok: true,
			value: { account: { id, name: 'Naomi', phone: { number } }, appointments: [{ notes: 'canary-notes' }] },
		});
		expect(file.ok && file.value).not.toHaveProperty('notIncluded');
		expect(await scanEntity(fixture.booking, 'audit')).toContainEqual(
			expect.objectContaining({ action: 'client_exported', object: id, actor: 'staff' }),
		);
	});

	test('handing over data gives the front desk the existence of notes, but not their text', async () => {
		const id = await added('Naomi', TYPED);
		await book(id);
		const file = await exported(id, frontDesk);
		if (!file.ok) throw new Error(file.refusal);
		expect(JSON.stringify(file.value)).not.toContain('canary-notes');
		expect(file.value).toMatchObject({
			...{ appointments: [{ hasNotes: true }], notesLeftOut: 1 },
			notIncluded: expect.stringContaining('leaves out the notes'),
		});
		expect(await scanEntity(fixture.booking, 'audit')).toContainEqual(
			expect.objectContaining({ action: 'client_exported', object: id, actor: 'desk' }),
		);
	});

	test('handing over data gives a psychologist at the front desk the notes of their own visits only', async () => {
		const id = await added('Naomi', TYPED);
		await book(id);
		const both = ['front_desk', 'psychologist'] as const;
		const own = await exported(id, { userId: 'amina', roles: both, psychologistId: 'amina' });
		expect(own).toMatchObject({ value: { appointments: [{ notes: 'canary-notes' }] } });
		const { db, tableName } = fixture.booking;
		const listed = () => noteReadings(db, tableName).ofClient(id, { before: undefined, count: 5 });
		expect((await listed()).map(({ actor, action }) => [actor, action])).toEqual([['amina', 'client_exported']]);
		const others = await exported(id, { userId: 'peter', roles: both, psychologistId: 'peter' });
		expect(JSON.stringify(others)).not.toContain('canary-notes');
		expect(await listed()).toHaveLength(1);
	});

	test('handing over an account gives what its owner gets, without credentials', async () => {
		await fixture.leaveTraces();
		const file = await exported(fixture.userId);
		if (!file.ok) throw new Error(file.refusal);
		expect(file.value.questions).toHaveLength(1);
		expect(file.value.payments).toHaveLength(1);
		expect(file.value.account).toMatchObject({ name: kerubo.name, email: kerubo.email });
		expect(JSON.stringify(file.value)).not.toMatch(/G[123][PS]K|passwordHash|scrypt/);
	});

	test('handing over data is refused for unknown ids and for staff', async () => {
		const boss = await fixture.accounts.join('boss@example.ke', 'admin', 'Boss');
		for (const id of ['nobody', boss]) expect(await exported(id)).toMatchObject({ refusal: 'not_found' });
	});
});
