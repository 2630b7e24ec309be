import { randomUUID } from 'node:crypto';
import { call, firstFree, setFaults } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { admin, logInByApi } from '../support/log-in.ts';
import { smsTo } from '../support/notices/phones.ts';

const site = cloudFixture();
const HOUR = 3_600_000;

/** Both providers refuse every call, as in an outage. */
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

/** A staff session expires after half a day. */
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

/** Books the first free time this many days ahead, as staff do on the phone. */
async function book(days: number, client: { readonly name: string; readonly phone?: string; readonly email?: string }) {
	const { date, time } = await firstFree(site.cloud.origin, 'anxiety-management', days);
	return staff('POST', 'appointments', { ...client, serviceId: 'anxiety-management', forWhom: 'me', date, time });
}

/** Moves the clock by hours between jobs, then past a sweep: during a job it would end the job's lease. */
async function hoursLater(hours: number): Promise<void> {
	await site.cloud.settled();
	await moveTo(now + hours * HOUR);
	await site.cloud.settled();
}

const mailsTo = async (address: string) =>
	(await site.cloud.mails()).filter(({ to }) => to.includes(address)).map(({ subject }) => subject);
const textsTo = async (number: string) => (await smsTo(site.cloud, number)).map(({ text }) => text);

test('a day without both providers loses no message, sends no message twice or out of date, and shows staff the outage', async () => {
	const { date } = await firstFree(site.cloud.origin, 'anxiety-management', 1);
	await moveTo(Date.parse(`${date}T07:00:00.000Z`));
	await logIn();
	await setFaults(site.cloud.origin, DOWN);

	const byPhone = await book(7, { name: 'Naliaka Simiyu', phone: '0712 000 301' });
	const given = await book(10, { name: 'Barasa Wekesa', phone: '0712 000 302' });
	await book(13, { name: 'Chebet Kirui', email: 'chebet@clients.example' });

	for (let hours = 0; hours < 24; hours += 4) {
		await hoursLater(4);
		if (hours === 8) {
			await logIn();
			const { version } = await staff('GET', `appointments/${given.id}`);
			await staff('POST', `appointments/${given.id}/cancellation`, { reason: 'The psychologist is ill', version });
		}
	}
	await logIn();
	// Staff see on the visit that its client was not notified yet.
	const waiting = await staff('GET', `appointments/${byPhone.id}`);
	expect(waiting.mails).toMatchObject([{ kind: 'confirmation', channel: 'sms', state: 'pending' }]);
	expect([await textsTo('+254712000301'), await textsTo('+254712000302')]).toEqual([[], []]);
	expect(await mailsTo('chebet@clients.example')).toEqual([]);

	await setFaults(site.cloud.origin, []);
	// Past every backoff, which is an hour at most, and not into the evening.
	for (let hours = 0; hours < 6; hours += 2) await hoursLater(2);
	const [confirmation] = await textsTo('+254712000301');
	expect(confirmation).toMatch(/^Confirmed: /);
	expect(confirmation).not.toMatch(/therap|anxiety|counsel|psycholog/i);

	// A further day sends no second message.
	for (let hours = 0; hours < 4; hours += 1) await hoursLater(1);
	expect(await textsTo('+254712000301')).toHaveLength(1);
	expect((await textsTo('+254712000302')).map((text) => text.slice(0, 17))).toEqual(['We had to cancel ']);
	expect((await mailsTo('chebet@clients.example')).filter((subject) => /confirmed/.test(subject))).toHaveLength(1);
	await logIn();
	const { mails } = await staff('GET', `appointments/${byPhone.id}`);
	expect(mails).toMatchObject([{ kind: 'confirmation', channel: 'sms', state: 'delivered' }]);
});
