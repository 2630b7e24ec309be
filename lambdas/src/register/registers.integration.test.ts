import { randomBytes, randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { callAsStaff, type StaffRequest } from '../../test-support/platform/call-as-staff.ts';
import { namesOfPeople } from '../audit/names-of-people.repository.ts';
import { recordAudit } from '../audit/record-audit.repository.ts';
import { httpHandler } from '../platform/http/http.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { userKey } from '../platform/table/user.items.ts';
import { changeBreach, listBreaches, openBreach } from './breaches.usecase.ts';
import { changeDataRequest, listDataRequests, openDataRequest } from './data-requests.usecase.ts';
import { countRegisters, exportRegister } from './export-register.usecase.ts';
import { registerRepository } from './register.repository.ts';
import type { RegisterStore } from './register-store.ts';

type Name =
	| 'breaches'
	| 'noteBreach'
	| 'changeBreach'
	| 'requests'
	| 'noteRequest'
	| 'changeRequest'
	| 'count'
	| 'export';
let engine: FreshTable;
let table: FreshTable;
let now: Date;
let registers: RegisterStore;
let call: Readonly<Record<Name, (staffRequest?: StaffRequest) => ReturnType<typeof callAsStaff>>>;
beforeAll(async () => {
	engine = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // Silences the log of each request.
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	now = new Date('2026-11-25T07:30:00.000Z');
	const { db, tableName } = table;
	const cipher = fieldCipherFrom(randomBytes(32));
	registers = registerRepository(db, tableName, async () => cipher);
	const deps = { registers, recordAudit: recordAudit(db, tableName), now: () => now, newId };
	const handlers = {
		breaches: httpHandler('listBreaches', validators, listBreaches(deps)),
		noteBreach: httpHandler('openBreach', validators, openBreach(deps)),
		changeBreach: httpHandler('changeBreach', validators, changeBreach(deps)),
		requests: httpHandler(
			'listDataRequests',
			validators,
			listDataRequests({ ...deps, people: namesOfPeople(db, tableName) }),
		),
		noteRequest: httpHandler('openDataRequest', validators, openDataRequest(deps)),
		changeRequest: httpHandler('changeDataRequest', validators, changeDataRequest(deps)),
		count: httpHandler('countRegisters', validators, countRegisters(deps)),
		export: httpHandler('exportRegister', validators, exportRegister(deps)),
	};
	call = {
		breaches: (staffRequest) => callAsStaff(handlers.breaches, staffRequest),
		noteBreach: (staffRequest) => callAsStaff(handlers.noteBreach, staffRequest),
		changeBreach: (staffRequest) => callAsStaff(handlers.changeBreach, staffRequest),
		requests: (staffRequest) => callAsStaff(handlers.requests, staffRequest),
		noteRequest: (staffRequest) => callAsStaff(handlers.noteRequest, staffRequest),
		changeRequest: (staffRequest) => callAsStaff(handlers.changeRequest, staffRequest),
		count: (staffRequest) => callAsStaff(handlers.count, staffRequest),
		export: (staffRequest) => callAsStaff(handlers.export, staffRequest),
	};
});
afterEach(() => table.close());

const breach = {
	noticedAt: '2026-11-24T06:00:00.000Z',
	...{ what: 'A printed list of visits was lost on the way', data: 'Names and times', people: 'About 12' },
};
const request = { kind: 'access', askedOn: '2026-11-24', askedBy: 'Naomi, by phone' };
const audited = async () => (await scanEntity(table, 'audit')).map(({ action, change }) => ({ action, change }));

test('an open request shows the name in the client record, and a closed request shows no name', async () => {
	const person = {
		...userKey('naomi', 'PROFILE'),
		entity: 'user',
		id: 'naomi',
		name: 'Naomi Achieng',
		G1PK: 'USERS#2026-11',
	};
	await table.db.send(new PutCommand({ TableName: table.tableName, Item: person }));
	const { id } = (await call.noteRequest({ body: { ...request, clientId: 'naomi' } })).body;
	expect((await call.requests()).body).toMatchObject({ data: [{ id, clientName: 'Naomi Achieng' }] });
	const change = { ...request, clientId: 'naomi', outcome: 'She took it back', version: 1 };
	await call.changeRequest({ id, body: change });
	expect((await call.requests()).body.data[0]).not.toHaveProperty('clientName');
	expect(JSON.stringify(await registers.list('requests'))).not.toContain('Achieng');
});

describe('the register of breaches', () => {
	test('a breach is sealed in the table, read as it was entered, and audited', async () => {
		const { status, body } = await call.noteBreach({ body: breach });
		expect({ status, body }).toEqual({
			status: 201,
			body: { ...breach, id: expect.any(String), corrections: [], version: 1 },
		});
		expect((await call.breaches()).body.data).toEqual([body]);
		expect(JSON.stringify(await scanAll(table))).not.toContain('printed list');
		expect(await audited()).toEqual([{ action: 'breach_noted', change: undefined }]);
	});

	test('the instant a breach was noticed is corrected only with a reason, which is stored', async () => {
		const { id } = (await call.noteBreach({ body: breach })).body;
		const later = { ...breach, noticedAt: '2026-11-25T06:00:00.000Z', version: 1 };
		expect((await call.changeBreach({ id, body: later })).body).toMatchObject({ errors: [{ field: 'reason' }] });
		const { body } = await call.changeBreach({ id, body: { ...later, reason: 'Typed the wrong day' } });
		const change = { from: breach.noticedAt, to: later.noticedAt };
		expect(body.corrections).toEqual([{ at: now.toISOString(), ...change, reason: 'Typed the wrong day' }]);
		expect(await audited()).toContainEqual({ action: 'breach_changed', change });
		const { corrections: _corrections, ...rest } = body;
		const again = await call.changeBreach({ id, body: { ...breach, noticedAt: rest.noticedAt, version: 2 } });
		expect(again.body.corrections).toHaveLength(1);
	});

	test('a breach is closed once the Commissioner and the people were notified, or a reason is given; then it is immutable', async () => {
		const { id } = (await call.noteBreach({ body: breach })).body;
		const closing = { ...breach, outcome: 'The list was found', version: 1 };
		expect(
			(await call.changeBreach({ id, body: closing })).body.errors.map(({ field }: { field: string }) => field),
		).toEqual(['commissionerToldAt', 'peopleNotTold']);
		const notified = { commissionerToldAt: '2026-11-24T09:00:00.000Z', peopleNotTold: 'Nobody saw it' };
		const closed = await call.changeBreach({ id, body: { ...closing, ...notified } });
		expect(closed.body).toMatchObject({
			...notified,
			outcome: 'The list was found',
			closedAt: now.toISOString(),
			version: 2,
		});
		expect(await call.changeBreach({ id, body: { ...breach, version: 2 } })).toMatchObject({ status: 409 });
	});

	test.each([
		['a notice in the future', { noticedAt: '2026-11-26T00:00:00.000Z' }, 'noticedAt', 'still to come'],
		['a notice at an invalid date', { noticedAt: '0000-00-00T00:00:00.000Z' }, 'noticedAt', 'calendar'],
		['a notice on 31 February', { noticedAt: '2026-02-31T10:00:00.000Z' }, 'noticedAt', 'calendar'],
		['a notification at hour 99', { commissionerToldAt: '2026-11-24T99:00:00.000Z' }, 'commissionerToldAt', 'calendar'],
		['a notice in another century', { noticedAt: '1926-11-24T10:00:00.000Z' }, 'noticedAt', 'check the year'],
		[
			'a notification before the notice',
			{ commissionerToldAt: '2026-11-23T00:00:00.000Z' },
			'commissionerToldAt',
			'before',
		],
		['a blank description', { what: '   ' }, 'what', 'what happened'],
	])('a breach with %s is refused, and the error names the field', async (_what, wrong, field, words) => {
		const { status, body } = await call.noteBreach({ body: { ...breach, ...wrong } });
		expect({ status, error: body.errors[0] }).toEqual({
			status: 400,
			error: { field, message: expect.stringContaining(words) },
		});
	});

	test('a breach sent twice under one key is recorded once; of two concurrent changes one is refused', async () => {
		const idempotencyKey = randomUUID();
		const [one, two] = await Promise.all([1, 2].map(() => call.noteBreach({ body: breach, idempotencyKey })));
		expect(one?.body.id).toBe(two?.body.id);
		expect((await call.breaches()).body.data).toHaveLength(1);
		const id = one?.body.id;
		const changes = await Promise.all(
			['40', '50'].map((people) => call.changeBreach({ id, body: { ...breach, people, version: 1 } })),
		);
		expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	test('open breaches are listed by deadline, overdue ones first; notified breaches follow, and closed ones are last', async () => {
		const note = async (what: string, noticedAt: string, notified = {}) =>
			(await call.noteBreach({ body: { ...breach, what, noticedAt, ...notified } })).body.id;
		await note('young', '2026-11-25T06:00:00.000Z');
		await note('told', '2026-11-20T06:00:00.000Z', { commissionerToldAt: '2026-11-20T07:00:00.000Z' });
		await note('old', '2026-11-21T06:00:00.000Z');
		await note('older', '2026-11-24T06:00:00.000Z');
		const notified = { commissionerToldAt: '2026-11-20T07:00:00.000Z', peopleToldAt: '2026-11-20T08:00:00.000Z' };
		const id = await note('closed', '2026-11-19T06:00:00.000Z', notified);
		const body = {
			...breach,
			what: 'closed',
			noticedAt: '2026-11-19T06:00:00.000Z',
			...notified,
			outcome: 'Done',
			version: 1,
		};
		await call.changeBreach({ id, body });
		const { data } = (await call.breaches()).body;
		expect(data.map(({ what }: { what: string }) => what)).toEqual(['old', 'older', 'young', 'told', 'closed']);
		expect((await call.count()).body).toEqual({ open: 4, overdue: 1 });
	});
});

test('an entry stored with an invalid date is listed first, is in the exported file, and can be corrected', async () => {
	const broken = { ...breach, id: 'b0', noticedAt: '0000-00-00T00:00:00.000Z', corrections: [], version: 1 };
	const by = { actor: 'owner', at: now, auditId: newId(now) };
	await registers.add('breaches', broken, { by, action: 'breach_noted' });
	await call.noteBreach({ body: breach });
	expect((await call.breaches()).body.data.map(({ id }: { id: string }) => id)).toEqual(['b0', expect.any(String)]);
	expect((await call.count()).body).toEqual({ open: 2, overdue: 1 });
	const { csv } = (await call.export({ query: { register: 'breaches' } })).body;
	expect(csv).toContain('0000-00-00T00:00:00.000Z (not in the calendar)');
	const mended = await call.changeBreach({ id: 'b0', body: { ...breach, version: 1, reason: 'The year was missing' } });
	expect(mended).toMatchObject({ status: 200, body: { noticedAt: breach.noticedAt } });
});

describe('the register of requests for data', () => {
	test('a request can be recorded before the person is identified, and closing it stores the outcome', async () => {
		const { status, body } = await call.noteRequest({ body: request });
		expect({ status, body }).toEqual({
			status: 201,
			body: { ...request, id: expect.any(String), corrections: [], version: 1 },
		});
		expect(JSON.stringify(await scanAll(table))).not.toContain('Naomi');
		const known = {
			...request,
			identity: 'Called back on the number we know',
			outcome: 'Refused: not hers',
			version: 1,
		};
		const closed = await call.changeRequest({ id: body.id, body: known });
		expect(closed.body).toMatchObject({ closedBy: 'other', outcome: 'Refused: not hers', identity: known.identity });
		expect((await audited()).map(({ action }) => action).sort()).toEqual(['data_request_closed', 'data_request_noted']);
	});

	test('the day and the kind of a request, which decide its deadline, are corrected with a reason', async () => {
		const { id } = (await call.noteRequest({ body: request })).body;
		const changed = { ...request, kind: 'portability', version: 1 };
		expect((await call.changeRequest({ id, body: changed })).body).toMatchObject({ errors: [{ field: 'reason' }] });
		const { body } = await call.changeRequest({ id, body: { ...changed, reason: 'She wants it for another centre' } });
		expect(body.corrections).toMatchObject([{ from: '2026-11-24 access', to: '2026-11-24 portability' }]);
	});

	test('a day in the future, invalid or long ago is refused', async () => {
		for (const askedOn of ['2026-11-26', '2026-02-30', '0001-01-01', '2016-11-23'])
			expect((await call.noteRequest({ body: { ...request, askedOn } })).body).toMatchObject({
				errors: [{ field: 'askedOn' }],
			});
	});

	test('a request for a copy is overdue after seven days, and counted as such', async () => {
		await call.noteRequest({ body: request });
		now = new Date('2026-12-01T20:59:59.000Z');
		expect((await call.count()).body).toEqual({ open: 1, overdue: 0 });
		now = new Date('2026-12-01T21:00:00.000Z');
		expect((await call.count()).body).toEqual({ open: 1, overdue: 1 });
	});
});

test('a register is exported without formulas, and the export is audited', async () => {
	await call.noteRequest({ body: { ...request, askedBy: '=HYPERLINK("x")' } });
	await call.noteBreach({ body: breach });
	const requests = (await call.export({ query: { register: 'requests' } })).body;
	expect(requests.fileName).toBe('data-requests-2026-11-25.csv');
	expect(requests.csv).toContain("'=HYPERLINK");
	expect(requests.csv).toContain('2026-11-24,2026-12-01,access');
	const breaches = (await call.export({ query: { register: 'breaches' } })).body;
	expect(breaches.csv).toContain('A printed list of visits was lost on the way');
	expect((await audited()).filter(({ action }) => action === 'register_exported')).toHaveLength(2);
});
