import type { Endpoint } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	activeCallers,
	type Caller,
	COLLEAGUE,
	contractAnswer,
	invalidCallers,
	isActive,
	OWN_PSYCHOLOGIST,
	staffCallers,
} from '../../test-support/functions/access-callers.ts';
import { accessRowOf } from '../../test-support/functions/access-matrix.ts';
import type {
	ObjectRow,
	OwnedObjects,
	Owner,
	StaffCaller,
	Ticket,
} from '../../test-support/functions/object-access-matrix.ts';
import { runningApi } from '../../test-support/functions/running-api.ts';

const NOTES = 'I cannot sleep any more';

let table: FreshTable;
let api: Awaited<ReturnType<typeof runningApi>>;
let owned: OwnedObjects;

beforeAll(async () => {
	table = await freshTable();
	api = await runningApi(table);
	owned = { own: await book('a client', OWN_PSYCHOLOGIST), others: await book('another client', COLLEAGUE) };
});
afterAll(async () => {
	api.stop();
	await table.close();
});
beforeEach(() => api.resetLimits());

const ask: (typeof api)['ask'] = (...args) => api.ask(...args);

/** Books for a client; also returns the id, which only staff see. */
async function book(client: Caller, psychologistId: string): Promise<Ticket> {
	const request = { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM', psychologistId, notes: NOTES };
	const { status, body } = await ask('createAppointment', client, '/api/appointments', request);
	if (status !== 201) throw new Error(`Booking answered ${status}: ${JSON.stringify(body)}`);
	const listed = await ask('listAppointments', 'an owner', '/api/admin/appointments');
	const isBooked = ({ ticketNumber }: Ticket) => ticketNumber === body.ticket.ticketNumber;
	return listed.body.data.find(isBooked);
}

test.each<[StaffCaller, string, boolean]>([
	['a psychologist', 'open', true],
	['an owner', 'with_reason', false],
	['the front desk', 'hidden', false],
])('of the notes of a visit, %s sees that there are some (%s), and their text: %p', async (caller, access, isRead) => {
	const { body } = await ask('getAppointment', caller, `/api/admin/appointments/${owned.own.id}`);
	expect(body).toMatchObject({ hasNotes: true, notesAccess: access });
	expect(body.notes).toBe(isRead ? NOTES : undefined);
	expect(JSON.stringify(body).includes(NOTES)).toBe(isRead);
});

test('an owner opens notes with a reason, which is audited', async () => {
	const path = `/api/admin/appointments/${owned.own.id}/notes-reading`;
	expect((await ask('openNotes', 'an owner', path, {})).status).toBe(400);
	expect((await ask('openNotes', 'an owner', path, { reason: 'complaint' })).body).toMatchObject({ notes: NOTES });
	const { body } = await ask('listAudit', 'an owner', '/api/admin/audit');
	expect(JSON.stringify(body)).toContain('appointment_notes_opened_complaint');
});

test.each(['', '?search=Wairimu', '?needs=outcome', `?psychologistId=${COLLEAGUE}`])(
	'a psychologist’s list of visits%s contains only their own, and so does its file',
	async (query) => {
		const { body } = await ask('listAppointments', 'a psychologist', `/api/admin/appointments${query}`);
		const listed: readonly Ticket[] = body.data;
		expect(listed.filter(({ psychologistId }) => psychologistId !== OWN_PSYCHOLOGIST)).toEqual([]);
		expect(JSON.stringify(body)).not.toContain(owned.others.ticketNumber);
		const file = await ask('exportAppointments', 'a psychologist', `/api/admin/appointments/export${query}`);
		expect(file.status).toBe(200);
		expect(file.body.csv).not.toContain(owned.others.ticketNumber);
	},
);

test('a psychologist does not find a colleague’s visit by its whole number', async () => {
	const found = (ticketNumber: string) =>
		ask('listAppointments', 'a psychologist', `/api/admin/appointments?search=${ticketNumber}`);
	expect((await found(owned.others.ticketNumber)).body.data).toEqual([]);
	expect((await found(owned.own.ticketNumber)).body.data).toHaveLength(1);
});

test('the dashboard shows income only to an owner', async () => {
	for (const caller of staffCallers) {
		const { status, body } = await ask('getDashboard', caller, '/api/admin/dashboard');
		expect(status).toBe(200);
		expect('totalRevenue' in body).toBe(caller === 'an owner');
		expect('recentBookings' in body).toBe(caller === 'an owner');
	}
});

const owners: readonly Owner[] = ["the client's own", "another client's", 'unknown', 'malformed'];

/** A caller, the path of the call, and the expected response. */
interface Attempt {
	readonly who: string;
	readonly caller: Caller;
	readonly path: string;
	readonly body?: object;
	readonly expected: 'through' | number;
}

/** Every caller on the object of every owner; callers refused before an object is read (`http.test.ts`) call once. */
function attempts(endpoint: Endpoint, row: string | ObjectRow): readonly Attempt[] {
	return [...invalidCallers, ...activeCallers].flatMap((caller): readonly Attempt[] => {
		const expected = contractAnswer(endpoint, caller);
		if (typeof row === 'string') return [{ who: caller, caller, path: row, expected }];
		const at = (of: Owner) => ({ who: `${caller}, of ${of}`, caller, ...row, path: row.path(row.id[of](owned)) });
		if (expected !== 'through' || !isActive(caller)) return [{ ...at("the client's own"), expected }];
		return owners.map((of) => ({ ...at(of), expected: row.answer(of, caller) }));
	});
}

const codes: Readonly<Record<number, string>> = { 401: 'unauthenticated', 403: 'forbidden', 404: 'not_found' };

/**
 * Any refusal that does not depend on the caller counts as let through: 400 for an empty body, 404 for an unknown
 * number. Clients get 403 only from endpoints for staff.
 */
function isExpected(expected: Attempt['expected'], status = 0, code?: string): boolean {
	if (expected === 'through') return status < 500 && code !== 'unauthenticated' && code !== 'forbidden';
	return status === expected && (codes[expected] ?? code) === code;
}

const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('%s responds to each caller as the contract says', async (name) => {
	const wrong: string[] = [];
	for (const { who, expected, caller, path, body: sent } of attempts(endpoints[name], accessRowOf(name))) {
		const { status, body } = await ask(name, caller, path, sent);
		if (!isExpected(expected, status, body?.code)) wrong.push(`${who}: ${status} ${body?.code ?? ''}, not ${expected}`);
	}
	// These end the caller's sessions.
	if (name === 'logout' || name === 'logoutEverywhere') await api.renewSessions();
	expect(wrong).toEqual([]);
});
