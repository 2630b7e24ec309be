import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { freeTimes, openDays, post } from '../lib/clients.ts';
import { DEMO_ADMIN } from '../lib/session.ts';

export const SERVICE = 'anxiety-management';
const PASSWORD = 'Karibu!2026x';
/** A reminder is sent a day before its visit. */
const REMINDER_LEAD = 24 * 3_600_000;
/** Nairobi time. */
const CENTRE_OFFSET = '+03:00';

/** A new client, who registers and books. */
export interface NewClient {
	readonly email: string;
	/** The network address of the requests, so that limits per network do not apply. */
	readonly viewer: string;
	token: string;
}

/** `count` people without accounts. */
export const newClients = (count: number): readonly NewClient[] =>
	Array.from({ length: count }, (_, at) => ({
		email: `cost-${at}-${Math.random().toString(36).slice(2)}@example.com`,
		viewer: `10.60.0.${at + 1}`,
		token: '',
	}));

export async function accepted(answer: Response, what: string): Promise<Readonly<Record<string, unknown>>> {
	const text = await answer.text();
	if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${text}`);
	return text === '' ? {} : JSON.parse(text);
}

export async function register(origin: string, client: NewClient): Promise<void> {
	const { email, viewer } = client;
	const body = { name: 'Wanjiru Kamau', email, password: PASSWORD, confirmPassword: PASSWORD, terms: true };
	const { token } = await accepted(await post(origin, '/api/auth/register', body, { viewer }), 'Registering');
	client.token = String(token);
}

/** Waits for the welcome mail and follows its link. */
export async function confirm(cloud: LocalCloud, { email, viewer }: NewClient): Promise<void> {
	for (let attempt = 0; attempt < 300; attempt += 1) {
		const token = (await cloud.mails())
			.filter(({ to }) => to.includes(email))
			.map(({ text }) => /\/confirm-email\?token=([\w-]{43})/.exec(text)?.[1])
			.find((found) => found !== undefined);
		if (token) {
			await accepted(await post(cloud.origin, '/api/auth/confirm-email', { token }, { viewer }), 'Confirming');
			return;
		}
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`No mail with a link to confirm ${email} came within 30 s.`);
}

/** A bookable start time, and when its reminder is due. */
export interface BookableTime {
	readonly date: string;
	readonly time: string;
	readonly remindAt: string;
}

/** A time of day, `9:00 AM`, at the centre as an instant. */
function instantOf(date: string, time: string): Date {
	const [, hour = '0', minute = '00', half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
	const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
	return new Date(`${date}T${String(hours).padStart(2, '0')}:${minute}:00${CENTRE_OFFSET}`);
}

const bookable = (date: string, time: string): BookableTime => ({
	date,
	time,
	remindAt: new Date(instantOf(date, time).getTime() - REMINDER_LEAD).toISOString(),
});

/** Requests the days of a service, and the times of one of them: two requests. */
export async function lookForTimes(origin: string): Promise<void> {
	const days = await openDays(origin, SERVICE);
	await freeTimes(origin, SERVICE, days.at(-1) ?? '');
}

/** One free time on each of `count` days, from the third open day on. */
export async function timesFor(origin: string, count: number): Promise<readonly BookableTime[]> {
	const days = (await openDays(origin, SERVICE)).slice(2, 2 + count);
	const times: BookableTime[] = [];
	for (const date of days) {
		const [time] = await freeTimes(origin, SERVICE, date);
		if (time !== undefined) times.push(bookable(date, time));
	}
	if (times.length < count) throw new Error(`Only ${times.length} free times for ${count} bookings.`);
	return times;
}

export async function book(origin: string, { token, viewer }: NewClient, time: BookableTime): Promise<string> {
	const body = { serviceId: SERVICE, date: time.date, time: time.time };
	const { ticket } = await accepted(await post(origin, '/api/appointments', body, { token, viewer }), 'Booking');
	if (typeof ticket !== 'object' || ticket === null || !('ticketNumber' in ticket))
		throw new Error('A booking was answered without a ticket.');
	return String(ticket.ticketNumber);
}

/** Cancels the client's own visit, which frees its time. */
export async function cancel(origin: string, { token, viewer }: NewClient, ticketNumber: string): Promise<void> {
	const path = `/api/appointments/${ticketNumber}/cancellation`;
	await accepted(await post(origin, path, {}, { token, viewer }), 'Cancelling');
}

/** The schedules of the templates that invoke each worker once a minute. */
const SWEEPS = { notifier: 'sweep', publisher: 'page-sweep' } as const;

/** Runs a worker's sweep now. */
export async function fireSweep({ origin }: LocalCloud, worker: keyof typeof SWEEPS): Promise<void> {
	const url = new URL(`/__local/api/schedules/${SWEEPS[worker]}/fire`, origin);
	await accepted(await fetch(url, { method: 'POST' }), 'Firing the sweep');
}

/** Recurring requests of staff: the dashboard, and the appointments of a week. */
export const STAFF_REQUESTS = 2;

/** Logs in as the demo's admin. */
export async function staffToken(origin: string): Promise<string> {
	const { token } = await accepted(await post(origin, '/api/auth/login', DEMO_ADMIN), 'Logging in');
	return String(token);
}

/** Opens the dashboard and a list of appointments. */
export async function staffLooks(origin: string, token: string): Promise<void> {
	const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
	for (const path of ['/api/admin/dashboard', `/api/admin/appointments?from=${day(0)}&to=${day(7)}`]) {
		const answer = await fetch(new URL(path, origin), { headers: { authorization: `Bearer ${token}` } });
		await accepted(answer, path);
	}
}
