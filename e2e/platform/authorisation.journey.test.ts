import type { Endpoint } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { call, firstFree } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { newClient, type Person } from '../support/log-in.ts';
import { accessMatrix } from '../support/security/access-matrix.ts';
import { type AccessRecord, setAccess } from '../support/security/access-record.ts';
import type {
	ActiveCaller,
	ObjectRow,
	OwnedObjects,
	Owner,
	StaffCaller,
	Ticket,
} from '../support/security/object-access-matrix.ts';

type InvalidCaller = 'nobody' | 'a malformed token' | 'a forged token' | 'an expired token' | 'a disabled client';
type Caller = InvalidCaller | ActiveCaller;
const invalidCallers: readonly InvalidCaller[] = [
	'nobody',
	'a malformed token',
	'a forged token',
	'an expired token',
	'a disabled client',
];
const roleOf: Record<StaffCaller, StaffRole> = {
	'an owner': 'owner',
	'the front desk': 'front_desk',
	'a psychologist': 'psychologist',
	'an editor': 'editor',
};
const staffCallers: readonly StaffCaller[] = ['an owner', 'the front desk', 'a psychologist', 'an editor'];
const activeCallers: readonly ActiveCaller[] = ['a client', 'another client', ...staffCallers, 'a demoted owner'];
const callers: readonly Caller[] = [...invalidCallers, ...activeCallers];

/** What an endpoint of these does, it does to the session that asks: each caller gets a session of its own for it. */
const endsSessions: readonly string[] = ['logout', 'logoutEverywhere'] satisfies readonly EndpointName[];

/** Whose the first client's visit is; the other client's is a colleague's. */
const OWN_PSYCHOLOGIST = 'nyambura-otieno';
const NOTES = 'I cannot sleep any more';

const site = cloudFixture();
let tokens: Record<Caller, string>;
let owned: OwnedObjects;

interface Session {
	readonly token: string;
	readonly userId: string;
}

async function logIn({ email, password }: Person): Promise<Session> {
	const { status, body } = await call(site.cloud.origin, '/api/auth/login', {
		method: 'POST',
		body: { email, password },
	});
	if (status !== 200) throw new Error(`Logging in answered ${status}.`);
	const { id } = body.user as { readonly id: string };
	return { token: String(body.token), userId: id };
}

const client = async (): Promise<Session> => logIn(await newClient(site.cloud.origin));

async function staff(role: StaffRole, psychologistId?: string): Promise<Session> {
	const person = await newClient(site.cloud.origin);
	// The way an owner is stored who was one before there were roles.
	const record: AccessRecord =
		role === 'owner'
			? { role: 'admin' }
			: { role: 'staff', roles: [role], ...(psychologistId ? { psychologistId } : {}) };
	await setAccess(site.cloud, (await logIn(person)).userId, record);
	// A session of staff is shorter than one of a client, so it is begun as one.
	return logIn(person);
}

async function demoted(): Promise<Session> {
	const session = await staff('owner');
	await setAccess(site.cloud, session.userId, { role: 'client' });
	return session;
}

const callerFactories: Record<ActiveCaller, () => Promise<Session>> = {
	'a client': client,
	'another client': client,
	'an owner': () => staff('owner'),
	'the front desk': () => staff('front_desk'),
	'a psychologist': () => staff('psychologist', OWN_PSYCHOLOGIST),
	'an editor': () => staff('editor'),
	'a demoted owner': demoted,
};

async function disabled(): Promise<Session> {
	const session = await client();
	await setAccess(site.cloud, session.userId, { status: 'disabled' });
	return session;
}

/** A booking of somebody, and its id, which only staff are told. */
async function book(
	{ token }: Session,
	{ adminToken, afterDays, psychologistId }: { adminToken: string; afterDays: number; psychologistId: string },
): Promise<Ticket> {
	const serviceId = 'depression-therapy';
	const free = await firstFree(site.cloud.origin, serviceId, afterDays, psychologistId);
	const wish = { method: 'POST', token, body: { serviceId, ...free, psychologistId, notes: NOTES } };
	const { status, body } = await call(site.cloud.origin, '/api/appointments', wish);
	if (status !== 201) throw new Error(`Booking answered ${status}: ${JSON.stringify(body)}`);
	const { ticketNumber } = body.ticket as { readonly ticketNumber: string };
	const listed = await call(site.cloud.origin, '/api/admin/appointments', { token: adminToken });
	const found = (listed.body.data as readonly Ticket[]).find((one) => one.ticketNumber === ticketNumber);
	if (!found) throw new Error('Staff do not see what was booked.');
	return found;
}

beforeAll(async () => {
	const expired = await client();
	// Sessions of clients last 12 hours; everybody else logs in after that.
	await site.cloud.moveClockTo(new Date(Date.now() + 13 * 3_600_000).toISOString());
	const [one, other, admin] = [await client(), await client(), await staff('owner')];
	// The edge keeps free times for three seconds: on one day the second could be offered what the first has taken.
	owned = {
		own: await book(one, { adminToken: admin.token, afterDays: 3, psychologistId: OWN_PSYCHOLOGIST }),
		others: await book(other, { adminToken: admin.token, afterDays: 10, psychologistId: 'peter-mutiso' }),
	};
	tokens = {
		nobody: '',
		'a malformed token': 'not-a-token',
		'a forged token': `${one.token.slice(0, -4)}AAAA`,
		'an expired token': expired.token,
		'a disabled client': (await disabled()).token,
		'a client': one.token,
		'another client': other.token,
		'an owner': admin.token,
		'the front desk': (await staff('front_desk')).token,
		'a psychologist': (await staff('psychologist', OWN_PSYCHOLOGIST)).token,
		'an editor': (await staff('editor')).token,
		'a demoted owner': (await demoted()).token,
	};
});

const isActive = (caller: Caller): caller is ActiveCaller => activeCallers.some((one) => one === caller);

/** What the contract says of this caller: let through, asked to log in, or refused. */
function expected({ access, roles }: Pick<Endpoint, 'access' | 'roles'>, caller: Caller): 'through' | 401 | 403 {
	if (access === 'public') return 'through';
	if (!isActive(caller)) return 401;
	if (access === 'client') return 'through';
	const isAllowed = staffCallers.some((staffCaller) => staffCaller === caller && roles?.includes(roleOf[staffCaller]));
	return isAllowed ? 'through' : 403;
}

async function tokenFor(caller: Caller, endpoint: string): Promise<string> {
	const isUsedUp = endsSessions.includes(endpoint) && isActive(caller);
	return isUsedUp ? (await callerFactories[caller]()).token : tokens[caller];
}

async function ask(name: string, caller: Caller, path: string, body?: object) {
	const endpoint: Endpoint = endpoints[name as EndpointName];
	const token = await tokenFor(caller, name);
	return call(site.cloud.origin, path, {
		method: endpoint.method,
		...(token === '' ? {} : { token }),
		...(endpoint.body ? { body: body ?? {} } : {}),
	});
}

const all = Object.entries<string | ObjectRow>(accessMatrix).flatMap(([name, row]) =>
	callers.map((caller) => ({ name, row, caller, verdict: expected(endpoints[name as EndpointName], caller) })),
);
const plain = all.flatMap((one) => (typeof one.row === 'string' ? [{ ...one, path: one.row }] : []));
const owners: readonly Owner[] = ["the client's own", "another client's", "nobody's", 'malformed'];
const objects = all.flatMap((one) => {
	const { row } = one;
	return typeof row === 'string' ? [] : owners.map((of) => ({ ...one, row, of }));
});

test.each<[StaffCaller, string, boolean]>([
	['a psychologist', 'open', true],
	['an owner', 'with_reason', false],
	['the front desk', 'hidden', false],
])(
	'of the notes of a visit, %s is told that there are some (%s), and what they say: %p',
	async (caller, access, isRead) => {
		const { body } = await ask('getAppointment', caller, `/api/admin/appointments/${owned.own.id}`);
		expect(body).toMatchObject({ hasNotes: true, notesAccess: access });
		expect(body.notes).toBe(isRead ? NOTES : undefined);
		expect(JSON.stringify(body).includes(NOTES)).toBe(isRead);
	},
);

test('an owner opens notes by saying why, which is written down', async () => {
	const path = `/api/admin/appointments/${owned.own.id}/notes-reading`;
	expect((await ask('openNotes', 'an owner', path, {})).status).toBe(400);
	expect((await ask('openNotes', 'an owner', path, { reason: 'complaint' })).body).toMatchObject({ notes: NOTES });
	const { body } = await ask('listAudit', 'an owner', '/api/admin/audit');
	expect(JSON.stringify(body)).toContain('appointment_notes_opened_complaint');
});

test.each(['', '?search=Wairimu', '?needs=outcome', `?psychologistId=peter-mutiso`])(
	'a psychologist’s list of visits%s holds nobody else’s, and neither does its file',
	async (query) => {
		const path = `/api/admin/appointments${query}`;
		const { body } = await ask('listAppointments', 'a psychologist', path);
		const listed = body.data as readonly Ticket[];
		expect(listed.filter(({ psychologistId }) => psychologistId !== OWN_PSYCHOLOGIST)).toEqual([]);
		expect(JSON.stringify(body)).not.toContain(owned.others.ticketNumber);
		const file = await ask('exportAppointments', 'a psychologist', `/api/admin/appointments/export${query}`);
		expect(String(file.body.csv)).not.toContain(owned.others.ticketNumber);
	},
);

test('a psychologist finds no visit of a colleague by its whole number', async () => {
	const found = (ticketNumber: string) =>
		ask('listAppointments', 'a psychologist', `/api/admin/appointments?search=${ticketNumber}`);
	expect((await found(owned.others.ticketNumber)).body.data).toEqual([]);
	expect((await found(owned.own.ticketNumber)).body.data).toHaveLength(1);
});

test('the dashboard shows income to an owner alone', async () => {
	for (const caller of staffCallers) {
		const { status, body } = await ask('getDashboard', caller, '/api/admin/dashboard');
		expect(status).toBe(200);
		expect('totalRevenue' in body).toBe(caller === 'an owner');
		expect('recentBookings' in body).toBe(caller === 'an owner');
	}
});

test.each(plain)('$name, called by $caller: $verdict', async ({ name, caller, path, verdict }) => {
	const { status, body } = await ask(name, caller, path);
	// Let through is whatever is not about who asks: an empty body is refused with 400, a number nobody has with 404, and
	// only what is for staff alone is forbidden to a client within an endpoint.
	const isRefused = body.code === 'unauthenticated' || body.code === 'forbidden';
	expect(isRefused ? status : 'through').toBe(verdict);
	expect(status).toBeLessThan(500);
});

/** An account may change visits twelve times in ten minutes: the last kind of change is asked for in the ten after. */
const nextTenMinutes = { ofEndpoint: 'cancelMyFollowing', begun: false };

test.each(objects)('$name of $of, called by $caller: $verdict', async ({ name, row, of, caller, verdict }) => {
	if (name === nextTenMinutes.ofEndpoint && !nextTenMinutes.begun) {
		nextTenMinutes.begun = true;
		await site.cloud.moveClockTo(new Date(Date.now() + 13 * 3_600_000 + 11 * 60_000).toISOString());
	}
	const path = row.path(row.id[of](owned));
	const { status, body } = await ask(name, caller, path, row.body);
	expect(status).toBe(verdict === 'through' && isActive(caller) ? row.answer(of, caller) : verdict);
	if (status === 404) expect(body).toMatchObject({ code: 'not_found' });
});
