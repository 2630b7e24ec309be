import type { Endpoint } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { setAccess } from './support/account-records.ts';
import { call, firstFree } from './support/api.ts';
import { newClient, type Person } from './support/log-in.ts';

type Living = 'a client' | 'another client' | 'an admin' | 'a demoted admin';
type Whose = "the client's own" | "another client's" | "nobody's" | 'malformed';

/** Calls of an endpoint whose path names something that belongs to somebody. */
interface ObjectRow {
	readonly path: (id: string) => string;
	readonly body?: object;
	/** Answered to those the endpoint is for. Everybody else gets what the contract says of them. */
	readonly answer: (of: Whose, caller: Living) => number;
	readonly id: Record<Whose, (things: Things) => string>;
}

/** What exists to be asked for. */
interface Things {
	readonly own: Ticket;
	readonly others: Ticket;
}
interface Ticket {
	readonly ticketNumber: string;
	readonly id: string;
}

/** A path that would be allowed to the right person; where it names an object of somebody, whose, and what comes then. */
type Row<E extends Endpoint> = E extends { readonly access: 'public' }
	? string
	: E extends { readonly params: object }
		? ObjectRow
		: string;

/** Who may see a ticket. */
const holderOf: Partial<Record<Whose, Living>> = {
	"the client's own": 'a client',
	"another client's": 'another client',
};

/** An id like ours that nothing has. */
const NOBODYS = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** Whose it is not, staff included, learns as little as about one that nobody has. */
const onTicket = (suffix: string, body: object | undefined, own: number): ObjectRow => ({
	path: (ticketNumber) => `/api/appointments/${ticketNumber}${suffix}`,
	...(body ? { body } : {}),
	answer: (of, caller) => {
		if (of === 'malformed') return 400;
		return holderOf[of] === caller ? own : 404;
	},
	id: {
		"the client's own": ({ own: { ticketNumber } }) => ticketNumber,
		"another client's": ({ others }) => others.ticketNumber,
		"nobody's": () => 'TUL-26-22222',
		malformed: () => "'%20OR%201=1",
	},
});

/** Staff may see and change everybody's. */
const onAppointment = (suffix: string, body: object | undefined, known: number): ObjectRow => ({
	path: (id) => `/api/admin/appointments/${id}${suffix}`,
	...(body ? { body } : {}),
	answer: (of) => ({ "the client's own": known, "another client's": known, "nobody's": 404, malformed: 400 })[of],
	id: {
		"the client's own": ({ own }) => own.id,
		"another client's": ({ others }) => others.id,
		"nobody's": () => NOBODYS,
		malformed: () => 'x'.repeat(65),
	},
});

/** An endpoint without a row does not compile, nor one whose objects nobody thought of. */
const rows: { readonly [N in EndpointName]: Row<(typeof endpoints)[N]> } = {
	register: '/api/auth/register',
	login: '/api/auth/login',
	verify: '/api/auth/verify',
	logout: '/api/auth/logout',
	forgotPassword: '/api/auth/forgot-password',
	resetPassword: `/api/auth/reset-password/${'a'.repeat(43)}`,
	confirmEmail: '/api/auth/confirm-email',
	getJwks: '/.well-known/jwks.json',
	getAccount: '/api/account',
	changeName: '/api/account',
	changePassword: '/api/account/password',
	resendConfirmation: '/api/account/confirmation-mail',
	logoutEverywhere: '/api/account/logout-everywhere',
	changeConsent: {
		path: (kind) => `/api/account/consents/${kind}`,
		body: { given: true },
		// There is no naming anybody else's consent: the account is always the caller's.
		answer: (of) => (of === "the client's own" ? 200 : 400),
		id: {
			"the client's own": () => 'health_data',
			"another client's": ({ others }) => others.id,
			"nobody's": () => 'terms',
			malformed: () => '%20',
		},
	},
	exportMyData: '/api/account/export',
	deleteAccount: '/api/account/deletion',
	startSecondFactor: '/api/account/second-factor',
	confirmSecondFactor: '/api/account/second-factor/confirmation',
	removeSecondFactor: '/api/account/second-factor/removal',
	getProfile: '/api/profile',
	listServices: '/api/services',
	listTestimonials: '/api/testimonials',
	listArticles: '/api/blogs',
	getArticle: '/api/blogs/1',
	listRelatedArticles: '/api/blogs/related/1?category=Anxiety',
	getArticleCounts: '/api/blogs/1/counts',
	listComments: '/api/blogs/1/comments',
	listFaqs: '/api/faqs',
	likeArticle: '/api/blogs/1/like',
	viewArticle: '/api/blogs/1/view',
	createComment: '/api/blogs/1/comments',
	submitQuestion: '/api/faqs/submit',
	sendMessage: '/api/contact',
	subscribe: '/api/newsletter',
	confirmSubscription: '/api/newsletter/confirm',
	unsubscribe: `/api/newsletter/unsubscribe?token=${'a'.repeat(43)}.${'b'.repeat(43)}`,
	offerTestimonial: '/api/testimonials',
	reportSavedContent: '/api/telemetry/saved-content',
	listAvailableTimes: '/api/appointments/available-times?date=2030-01-07&serviceId=depression-therapy',
	getAvailability: '/api/appointments/availability?serviceId=depression-therapy&from=2030-01-07&to=2030-01-08',
	createAppointment: '/api/appointments',
	listMyAppointments: '/api/appointments',
	getMyAppointment: onTicket('', undefined, 200),
	// Refused for its age of version, so that the matrix leaves the ticket as it is.
	moveMyAppointment: onTicket('/move', { date: '2030-01-07', time: '9:00 AM', version: 99 }, 409),
	cancelMyAppointment: onTicket('/cancellation', {}, 200),
	listAppointments: '/api/admin/appointments',
	listPsychologists: '/api/psychologists',
	recordOutcome: onAppointment('', { status: 'attended' }, 409),
	getAppointment: onAppointment('', undefined, 200),
	// The rows above have cancelled both: saying it again is no failure, and its mail may be sent again.
	cancelAppointment: onAppointment('/cancellation', { reason: 'Closed that day', version: 99 }, 200),
	moveAppointment: onAppointment('/move', { date: '2030-01-07', time: '9:00 AM', version: 99 }, 409),
	changeStaffNote: onAppointment('/note', { note: 'Prefers the chair by the door', version: 99 }, 409),
	resendAppointmentMail: onAppointment('/mails', { kind: 'cancelled' }, 202),
	bookForClient: '/api/admin/appointments',
	listClosures: '/api/admin/closures?from=2030-01-01&to=2030-12-31',
	listAffected: '/api/admin/closures/affected?date=2030-01-07',
	createClosure: '/api/admin/closures',
	deleteClosure: {
		path: (id) => `/api/admin/closures/2030-01-07/${id}`,
		answer: (of) => (of === 'malformed' ? 400 : 404),
		id: {
			"the client's own": ({ own }) => own.id,
			"another client's": ({ others }) => others.id,
			"nobody's": () => NOBODYS,
			malformed: () => 'x'.repeat(65),
		},
	},
};

type Dead = 'nobody' | 'a malformed token' | 'a forged token' | 'an expired token' | 'a disabled client';
type Caller = Dead | Living;
const dead: readonly Dead[] = [
	'nobody',
	'a malformed token',
	'a forged token',
	'an expired token',
	'a disabled client',
];
const living: readonly Living[] = ['a client', 'another client', 'an admin', 'a demoted admin'];
const callers: readonly Caller[] = [...dead, ...living];

/** What an endpoint of these does, it does to the session that asks: each caller gets a session of its own for it. */
const endsSessions: readonly string[] = ['logout', 'logoutEverywhere'] satisfies readonly EndpointName[];

let cloud: LocalCloud;
let tokens: Record<Caller, string>;
let things: Things;

interface Session {
	readonly token: string;
	readonly userId: string;
}

async function logIn({ email, password }: Person): Promise<Session> {
	const { status, body } = await call(cloud.origin, '/api/auth/login', { method: 'POST', body: { email, password } });
	if (status !== 200) throw new Error(`Logging in answered ${status}.`);
	const { user, token } = body as unknown as { readonly token: string; readonly user: { readonly id: string } };
	return { token, userId: user.id };
}

const client = async (): Promise<Session> => logIn(await newClient(cloud.origin));

async function staff(): Promise<Session> {
	const person = await newClient(cloud.origin);
	await setAccess(cloud, (await logIn(person)).userId, { role: 'admin' });
	// A session of staff is shorter than one of a client, so it is begun as one.
	return logIn(person);
}

async function demoted(): Promise<Session> {
	const session = await staff();
	await setAccess(cloud, session.userId, { role: 'client' });
	return session;
}

const makers: Record<Living, () => Promise<Session>> = {
	'a client': client,
	'another client': client,
	'an admin': staff,
	'a demoted admin': demoted,
};

async function disabled(): Promise<Session> {
	const session = await client();
	await setAccess(cloud, session.userId, { status: 'disabled' });
	return session;
}

/** A booking of somebody, and its id, which only staff are told. */
async function book({ token }: Session, adminToken: string): Promise<Ticket> {
	const serviceId = 'depression-therapy';
	const free = await firstFree(cloud.origin, serviceId, 3);
	const wish = { method: 'POST', token, body: { serviceId, ...free } };
	const { status, body } = await call(cloud.origin, '/api/appointments', wish);
	if (status !== 201) throw new Error(`Booking answered ${status}: ${JSON.stringify(body)}`);
	const { ticketNumber } = (body as unknown as { readonly ticket: { readonly ticketNumber: string } }).ticket;
	const listed = await call(cloud.origin, '/api/admin/appointments', { token: adminToken });
	const found = (listed.body.data as readonly Ticket[]).find((one) => one.ticketNumber === ticketNumber);
	if (!found) throw new Error('Staff do not see what was booked.');
	return { ticketNumber, id: found.id };
}

beforeAll(async () => {
	cloud = await startLocalCloud();
	const expired = await client();
	// Sessions of clients last 12 hours; everybody else logs in after that.
	await cloud.moveClockTo(new Date(Date.now() + 13 * 3_600_000).toISOString());
	const [one, other, admin] = [await client(), await client(), await staff()];
	things = { own: await book(one, admin.token), others: await book(other, admin.token) };
	tokens = {
		nobody: '',
		'a malformed token': 'not-a-token',
		'a forged token': `${one.token.slice(0, -4)}AAAA`,
		'an expired token': expired.token,
		'a disabled client': (await disabled()).token,
		'a client': one.token,
		'another client': other.token,
		'an admin': admin.token,
		'a demoted admin': (await demoted()).token,
	};
}, 120_000);
afterAll(() => cloud.stop());

const isLiving = (caller: Caller): caller is Living => living.some((one) => one === caller);

/** What the contract says of this caller: let through, asked to log in, or refused. */
function expected({ access }: Pick<Endpoint, 'access'>, caller: Caller): 'through' | 401 | 403 {
	if (access === 'public') return 'through';
	if (!isLiving(caller)) return 401;
	return access === 'admin' && caller !== 'an admin' ? 403 : 'through';
}

async function tokenFor(caller: Caller, endpoint: string): Promise<string> {
	const isUsedUp = endsSessions.includes(endpoint) && isLiving(caller);
	return isUsedUp ? (await makers[caller]()).token : tokens[caller];
}

async function ask(name: string, caller: Caller, path: string, body?: object) {
	const endpoint: Endpoint = endpoints[name as EndpointName];
	const token = await tokenFor(caller, name);
	return call(cloud.origin, path, {
		method: endpoint.method,
		...(token === '' ? {} : { token }),
		...(endpoint.body ? { body: body ?? {} } : {}),
	});
}

const all = Object.entries<string | ObjectRow>(rows).flatMap(([name, row]) =>
	callers.map((caller) => ({ name, row, caller, verdict: expected(endpoints[name as EndpointName], caller) })),
);
const plain = all.flatMap((one) => (typeof one.row === 'string' ? [{ ...one, path: one.row }] : []));
const whose: readonly Whose[] = ["the client's own", "another client's", "nobody's", 'malformed'];
const objects = all.flatMap((one) => {
	const { row } = one;
	return typeof row === 'string' ? [] : whose.map((of) => ({ ...one, row, of }));
});

test.each(plain)('$name, called by $caller: $verdict', async ({ name, caller, path, verdict }) => {
	const { status, body } = await ask(name, caller, path);
	// Let through is whatever is not about who asks: an empty body is refused with 400, a number nobody has with 404, and
	// only what is for staff alone is forbidden to a client within an endpoint.
	const isRefused = body.code === 'unauthenticated' || body.code === 'forbidden';
	expect(isRefused ? status : 'through').toBe(verdict);
	expect(status).toBeLessThan(500);
});

test.each(objects)('$name of $of, called by $caller: $verdict', async ({ name, row, of, caller, verdict }) => {
	const path = row.path(row.id[of](things));
	const { status, body } = await ask(name, caller, path, row.body);
	expect(status).toBe(verdict === 'through' && isLiving(caller) ? row.answer(of, caller) : verdict);
	if (status === 404) expect(body).toMatchObject({ code: 'not_found' });
});
