import { randomUUID } from 'node:crypto';
import { JOURNEY_START } from '@tulia/test-kit/clock';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { type ApiResponse, type Call, callUntilAvailable } from '../api.ts';
import { admin, logInByApi, newClient } from '../log-in.ts';

/** A day at the centre in the middle of the morning. */
export interface StaffDay {
	/** The calendar day at the centre. The next one has visits as well. */
	readonly date: string;
	/** The functions' clock at its beginning. */
	readonly now: string;
	readonly token: string;
	/** The appointments by the first name of the client. */
	readonly visits: Readonly<Record<string, Visit>>;
	readonly danielUserId: string;
	readonly graceUserId: string;
}

export interface Visit {
	readonly id: string;
	readonly ticketNumber: string;
	readonly version: number;
	readonly status: string;
	readonly user: { readonly name: string; readonly email: string };
}

/** The visits: name, service, time, psychologist, and for whom. The address is derived from the name. */
const today = [
	['Daniel Ouma', 'anxiety-management', '9:00 AM', 'amina-hassan'],
	['Grace Wanjiru', 'stress-management', '9:00 AM', 'peter-mutiso', 'my_child'],
	['Joseph Kamau', 'depression-therapy', '9:00 AM', 'nyambura-otieno'],
	['Fatuma Ali', 'trauma-recovery', '10:30 AM', 'amina-hassan'],
	['Mary Atieno', 'depression-therapy', '12:00 PM', 'nyambura-otieno'],
	['Brian Kiptoo', 'family-therapy', '1:30 PM', 'peter-mutiso', 'us'],
	['Lydia Chebet', 'relationship-marriage-counseling', '3:00 PM', 'amina-hassan'],
] as const;
const tomorrow = [
	['Samuel Mwangi', 'stress-management', '10:30 AM', 'peter-mutiso'],
	['Esther Nafula', 'anxiety-management', '12:00 PM', 'nyambura-otieno'],
] as const;

/** With an idempotency key, so that a call without a response can be retried. */
async function succeed(origin: string, path: string, { headers, ...options }: Call = {}): Promise<ApiResponse['body']> {
	const keyed = { ...options, headers: { ...headers, 'idempotency-key': randomUUID() } };
	const { status, body } = await callUntilAvailable(origin, path, keyed);
	if (status >= 300) throw new Error(`Laying out the day was answered ${status}: ${JSON.stringify(body)}`);
	return body;
}

export const staffToken = (origin: string): Promise<string> => logInByApi(origin, admin);

/** The calendar day this many days after another. */
export const dayAfter = (day: string, days: number): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The first Tuesday a week or more after the start: all three psychologists work then, and on the next day. */
function busyDay(): string {
	const weekLater = dayAfter(JOURNEY_START.slice(0, 10), 7);
	return dayAfter(weekLater, (7 + 2 - new Date(weekLater).getUTCDay()) % 7);
}

/** Texts of visitors, each from a network address of its own. */
async function fillInboxes(origin: string): Promise<void> {
	const posts: readonly (readonly [string, object])[] = [
		[
			'/api/contact',
			{
				...{ name: 'Achieng Odhiambo', email: 'achieng@example.com', phone: '0722 000 321', subject: 'Parking' },
				message: 'I come by car on Thursday. Is there somewhere to park near the house?',
			},
		],
		[
			'/api/contact',
			{
				...{ name: 'Hassan Noor', email: 'hassan@example.com', subject: 'An invoice for my employer' },
				message: 'My employer pays for three visits. Could you send the invoice to them?',
			},
		],
		[
			'/api/faqs/submit',
			{ name: 'Njeri', email: 'njeri@example.com', question: 'May my sister sit in the room with me?' },
		],
		[
			'/api/blogs/1/comments',
			{ name: 'Otieno', email: 'otieno@example.com', comment: 'The part about breathing helped me this week.' },
		],
		[
			'/api/blogs/1/comments',
			{ name: 'Somebody', email: 'somebody@example.com', comment: 'Some nights I just want to die.' },
		],
		['/api/newsletter', { email: 'reader@example.com' }],
	];
	for (const [at, [path, body]] of posts.entries())
		await succeed(origin, path, { method: 'POST', body, headers: { 'x-local-viewer-ip': `10.8.${at}.1` } });
	const token = await logInByApi(origin, await newClient(origin, 'Ruth Moraa'));
	const body = { name: 'Ruth', message: 'I was listened to, and I slept again.', rating: 5, consent: true };
	await succeed(origin, '/api/testimonials', { method: 'POST', token, body });
}

const emailOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@example.com`;

/**
 * Books visits for a coming day and the one after it, adds texts of visitors, and moves the cloud's clock to 10:25 AM
 * of that day: of the visits at nine one was attended, two have no outcome yet, and the next is about to begin.
 */
export async function prepareStaffDay(cloud: LocalCloud): Promise<StaffDay> {
	const { origin } = cloud;
	const date = busyDay();
	const earlier = await staffToken(origin);
	const visits = [
		...today.map((visit) => [date, visit] as const),
		...tomorrow.map((visit) => [dayAfter(date, 1), visit] as const),
	];
	for (const [day, [name, serviceId, time, psychologistId, forWhom = 'me']] of visits) {
		const body = { email: emailOf(name), name, serviceId, date: day, time, psychologistId, forWhom };
		await succeed(origin, '/api/admin/appointments', { method: 'POST', token: earlier, body });
	}
	await fillInboxes(origin);

	const now = `${date}T07:25:00.000Z`;
	await cloud.moveClockTo(now);
	const token = await staffToken(origin);
	const range = `from=${date}&to=${dayAfter(date, 1)}&limit=100`;
	const rows = (await succeed(origin, `/api/admin/appointments?${range}`, { token })).data as readonly Visit[];
	const found = Object.fromEntries(rows.map((row) => [row.user.name.split(' ')[0] ?? '', row]));
	const attended = { method: 'PATCH', token, body: { status: 'attended' } };
	await succeed(origin, `/api/admin/appointments/${found.Joseph?.id}`, attended);
	const accountOf = async (name: string): Promise<string> => {
		const { userId } = await succeed(origin, `/api/admin/appointments/${found[name]?.id}`, { token });
		return String(userId);
	};
	const [danielUserId, graceUserId] = [await accountOf('Daniel'), await accountOf('Grace')];
	return { date, now, token, visits: found, danielUserId, graceUserId };
}

/** An address of the page states: `{Daniel}` is his appointment, `{Daniel’s account}` his account. */
export const resolvePath = ({ date, visits, danielUserId, graceUserId }: StaffDay, path: string): string =>
	path
		.replaceAll('{today}', date)
		.replace('{Daniel’s account}', danielUserId)
		.replace('{Grace’s account}', graceUserId)
		.replace(/\{(\w+)\}/, (_whole, name: string) => visits[name]?.id ?? name);
