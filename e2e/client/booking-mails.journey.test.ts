import { addDays } from '@tulia/centre/day';
import { JOURNEY_START } from '@tulia/test-kit/clock';
import type { Mail } from '@tulia/test-kit/local-cloud';
import { call } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { admin } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { mailTo, untilMail, untilMails } from '../support/notices/mails.ts';

const SERVICE = 'anxiety-management';
const PASSWORD = 'Lalasalama1!';

const site = cloudFixture();

/** The names of the reminder schedules, once the cloud is settled. */
async function reminders(): Promise<readonly string[]> {
	await site.cloud.settled();
	return (await site.cloud.schedules()).map(({ name }) => name).filter((name) => name.startsWith('rem-'));
}

const calendarOf = ({ attachments }: Mail): string =>
	attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))?.text ?? '';
const lineOf = (calendar: string, name: string): string =>
	calendar.match(new RegExp(`^${name}[:;].*$`, 'm'))?.[0].trim() ?? '';

async function post(path: string, token: string, body: object): Promise<Record<string, unknown>> {
	const answer = await call(site.cloud.origin, path, { method: 'POST', token, body });
	if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return answer.body;
}

async function tokenOf(path: string, body: object): Promise<string> {
	return String((await post(path, '', body)).token);
}

/** Free start times of the first open day from ten days ahead. */
async function freeTimes(): Promise<{ readonly date: string; readonly times: readonly string[] }> {
	const day = (offset: number): string => addDays(JOURNEY_START.slice(0, 10), offset);
	const days = await call(
		site.cloud.origin,
		`/api/appointments/availability?serviceId=${SERVICE}&from=${day(10)}&to=${day(40)}`,
	);
	const open = (days.body.data as readonly { readonly date: string; readonly state: string }[]).find(
		({ state }) => state === 'open',
	);
	const date = open?.date ?? '';
	const times = await call(site.cloud.origin, `/api/appointments/available-times?date=${date}&serviceId=${SERVICE}`);
	return { date, times: times.body.data as readonly string[] };
}

interface Ticket {
	readonly ticketNumber: string;
	readonly appointmentId: string;
	readonly version: number;
}

test('a client who books, moves and cancels is notified by mail each time, and calendar and reminder follow', async () => {
	const email = 'wairimu.mails@example.com';
	const token = await tokenOf('/api/auth/register', {
		...{ name: 'Wairimu Kariuki', email, password: PASSWORD, confirmPassword: PASSWORD, terms: true },
	});
	await confirmAddress(site.cloud, email);
	const { date, times } = await freeTimes();
	const booked = (await post('/api/appointments', token, { serviceId: SERVICE, date, time: times[0] }))
		.ticket as Ticket;
	const confirmation = await untilMail(site.cloud, mailTo(email, /^Your appointment is confirmed/));
	expect(confirmation.text).toContain('At your visit we will ask for your consent');
	const first = calendarOf(confirmation);
	expect(lineOf(first, 'UID')).toMatch(new RegExp(`^UID:${booked.appointmentId}@`));
	expect(await reminders()).toEqual([expect.stringMatching(/^rem-.+-v1$/)]);

	const path = `/api/appointments/${booked.ticketNumber}`;
	const moved = (await post(`${path}/move`, token, { date, time: times[1], version: booked.version })).ticket as Ticket;
	const news = await untilMail(site.cloud, mailTo(email, /^Your appointment has a new time/));
	expect(news.text).toContain(`${times[1]} EAT, until`);
	expect(news.text).toContain(`${times[0]} EAT`);
	expect(lineOf(calendarOf(news), 'UID')).toBe(lineOf(first, 'UID'));
	expect([first, calendarOf(news)].map((file) => lineOf(file, 'SEQUENCE'))).toEqual(['SEQUENCE:0', 'SEQUENCE:1']);
	expect(await reminders()).toEqual([expect.stringMatching(/^rem-.+-v2$/)]);

	await post(`${path}/cancellation`, token, { reason: 'I feel better, thank you' });
	const end = await untilMail(site.cloud, mailTo(email, /^Your appointment is cancelled/));
	expect(end.text).toContain('You cancelled your appointment.');
	expect(end.raw).not.toContain('I feel better');
	expect(['METHOD', 'STATUS', 'SEQUENCE'].map((name) => lineOf(calendarOf(end), name))).toEqual([
		'METHOD:CANCEL',
		'STATUS:CANCELLED',
		'SEQUENCE:2',
	]);
	expect(lineOf(calendarOf(end), 'ORGANIZER')).toBe(lineOf(first, 'ORGANIZER'));
	expect(moved.version).toBe(2);
	expect(await reminders()).toEqual([]);
});

test('a client booked by phone is invited and chooses a password by the link; staff see the mails', async () => {
	const email = 'akinyi.phones@example.com';
	const staff = await tokenOf('/api/auth/login', { email: admin.email, password: admin.password });
	const { date, times } = await freeTimes();
	const booking = { email, name: 'Akinyi Odhiambo', serviceId: SERVICE, date, time: times[2], forWhom: 'me' };
	const { id } = await post('/api/admin/appointments', staff, booking);
	await untilMail(site.cloud, mailTo(email, /^Your appointment is confirmed/));
	const invitation = await untilMail(site.cloud, mailTo(email, /^Your account, and a password to choose/));
	const secret = invitation.text.match(/\/reset-password\/([\w-]{43})/)?.[1] ?? '';
	const chosen = { password: PASSWORD, confirmPassword: PASSWORD };
	await post(`/api/auth/reset-password/${secret}`, '', chosen);
	expect(await tokenOf('/api/auth/login', { email, password: PASSWORD })).toMatch(/^ey/);

	const { body } = await call(site.cloud.origin, `/api/admin/appointments/${id}`, { token: staff });
	expect(body.mails).toMatchObject([{ kind: 'confirmation', state: 'delivered' }]);
	await post(`/api/admin/appointments/${id}/mails`, staff, { kind: 'confirmation' });
	expect(await untilMails(site.cloud, mailTo(email, /^Your appointment is/), 2)).toHaveLength(2);
});

test('a browser that opens the one-click unsubscribe address is redirected to the page with the button', async () => {
	const token = `${'a'.repeat(43)}.${'b'.repeat(43)}`;
	const answer = await fetch(`${site.cloud.origin}/api/newsletter/unsubscribe?token=${token}`, { redirect: 'manual' });
	expect(answer.status).toBe(302);
	expect(answer.headers.get('location')).toBe(`/newsletter/unsubscribe?token=${token}`);
	expect(
		(await call(site.cloud.origin, `/api/newsletter/unsubscribe?token=${token}`, { method: 'POST', body: {} })).status,
	).toBe(410);
});
