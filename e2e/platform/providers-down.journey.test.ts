import { randomUUID } from 'node:crypto';
import { call, firstFree, setFaults } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { functionLogs } from '../support/local-aws.ts';
import { admin, logInByApi } from '../support/log-in.ts';
import { smsTo } from '../support/notices/phones.ts';
import { until } from '../support/until.ts';

const site = cloudFixture();
const HOUR = 3_600_000;

/** Both providers refuse everything, as they do while they are down. */
const DOWN = ['sms-voice', 'ses'].map((service) => ({
	service,
	kind: 'error',
	error: { status: 400, code: 'ThrottlingException', message: 'The service is not available.' },
}));

interface Booked {
	readonly id: string;
	readonly version: number;
	readonly mails: readonly { readonly kind: string; readonly state: string; readonly channel?: string }[];
	readonly user: { readonly email?: string };
}

let token = '';
let now = 0;

async function moveTo(instant: number): Promise<void> {
	now = instant;
	await site.cloud.moveClockTo(new Date(instant).toISOString());
}

/** A session of staff ends after half a day. */
async function logIn(): Promise<void> {
	token = await logInByApi(site.cloud.origin, admin);
}

const staff = async (method: string, path: string, body?: object) => {
	const answer = await call(site.cloud.origin, `/api/admin/${path}`, {
		...{ method, token, ...(body ? { body } : {}) },
		headers: { 'idempotency-key': randomUUID() },
	});
	if (answer.status >= 300)
		throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return answer.body as unknown as Booked;
};

/** Books the first free time that is so many days ahead, as staff do on the phone. */
async function book(days: number, client: { readonly name: string; readonly phone?: string; readonly email?: string }) {
	const { date, time } = await firstFree(site.cloud.origin, 'anxiety-management', days);
	return staff('POST', 'appointments', { ...client, serviceId: 'anxiety-management', forWhom: 'me', date, time });
}

async function sweep(): Promise<void> {
	const answer = await fetch(`${site.cloud.origin}/__local/api/schedules/sweep/fire`, { method: 'POST' });
	expect(answer.status).toBe(202);
}

/** The visits about which a job has sent what it had to, and is closed. */
async function jobsDone(): Promise<readonly string[]> {
	const lines = JSON.parse(await functionLogs(site.cloud)) as readonly { readonly line: string }[];
	return lines
		.filter(({ line }) => line.includes('JOB_FINISHED'))
		.map(({ line }) => JSON.parse(line.slice(line.indexOf('{'))) as { readonly ref: string; readonly state: string })
		.filter(({ state }) => state === 'done')
		.map(({ ref }) => ref);
}

const mailsTo = async (address: string) =>
	(await site.cloud.mails()).filter(({ to }) => to.includes(address)).map(({ subject }) => subject);
const textsTo = async (number: string) => (await smsTo(site.cloud, number)).map(({ text }) => text);

test('a day without both providers loses nothing, doubles nothing, tells nothing that is no longer so; and staff saw it', async () => {
	const { date } = await firstFree(site.cloud.origin, 'anxiety-management', 1);
	await moveTo(Date.parse(`${date}T07:00:00.000Z`));
	await logIn();
	await setFaults(site.cloud.origin, DOWN);

	const byPhone = await book(7, { name: 'Naliaka Simiyu', phone: '0712 000 301' });
	const given = await book(10, { name: 'Barasa Wekesa', phone: '0712 000 302' });
	const byMail = await book(13, { name: 'Chebet Kirui', email: 'chebet@clients.example' });

	for (let hours = 0; hours < 24; hours += 4) {
		await moveTo(now + 4 * HOUR);
		await sweep();
		if (hours === 8) {
			await logIn();
			const { version } = await staff('GET', `appointments/${given.id}`);
			await staff('POST', `appointments/${given.id}/cancellation`, { reason: 'The psychologist is ill', version });
		}
	}
	await logIn();
	// Staff see on the visit that nobody was told yet.
	const waiting = await staff('GET', `appointments/${byPhone.id}`);
	expect(waiting.mails).toMatchObject([{ kind: 'confirmation', channel: 'sms', state: 'pending' }]);
	expect([await textsTo('+254712000301'), await textsTo('+254712000302')]).toEqual([[], []]);
	expect(await mailsTo('chebet@clients.example')).toEqual([]);

	await setFaults(site.cloud.origin, []);
	// A clock that moves while a job works ends its lease, so it moves seldom: past every backoff, and never into the evening.
	const evening = now + 6 * HOUR;
	let sweeps = 0;
	const told = await until(
		async () => {
			if (sweeps % 40 === 0) await moveTo(Math.min(now + 2 * HOUR, evening));
			sweeps += 1;
			await sweep();
			const [texts, others, mails] = [
				await textsTo('+254712000301'),
				await textsTo('+254712000302'),
				await mailsTo('chebet@clients.example'),
			];
			return { texts, others, mails };
		},
		({ texts, others, mails }) =>
			texts.length > 0 && others.length > 0 && mails.some((subject) => /confirmed/.test(subject)),
	);
	const [confirmation] = told.texts;
	expect(confirmation).toMatch(/^Confirmed: /);
	expect(confirmation).not.toMatch(/therap|anxiety|counsel|psycholog/i);

	// The clock stands still until the job of each is closed: one that moves while a job works ends its lease.
	await until(jobsDone, (refs) => [byPhone, given, byMail].every(({ id }) => refs.includes(id)));

	// A further day brings nobody a second one.
	for (let hours = 0; hours < 4; hours += 1) {
		await moveTo(now + HOUR);
		await sweep();
	}
	expect(await textsTo('+254712000301')).toHaveLength(1);
	expect((await textsTo('+254712000302')).map((text) => text.slice(0, 17))).toEqual(['We had to cancel ']);
	expect((await mailsTo('chebet@clients.example')).filter((subject) => /confirmed/.test(subject))).toHaveLength(1);
	await logIn();
	const seenByStaff = async () => JSON.stringify((await staff('GET', `appointments/${byPhone.id}`)).mails);
	await until(seenByStaff, (mails) => mails.includes('delivered'));
});
