import { call } from '../support/api.ts';
import { bookVisit } from '../support/book-visit.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { logInByApi, newClient, type Person } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { mailTo, untilMails } from '../support/notices/mails.ts';
import { untilCode, untilSms } from '../support/notices/phones.ts';

const site = cloudFixture();

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

async function succeed(token: string, path: string, body: object): Promise<void> {
	const answer = await call(site.cloud.origin, path, { method: 'POST', token, body });
	if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

interface Visit {
	readonly ticketNumber: string;
	readonly startsAt: string;
}

async function book(token: string, afterDays: number): Promise<Visit> {
	const { origin } = site.cloud;
	const ticketNumber = await bookVisit(origin, token, { afterDays });
	const { body } = await call(origin, '/api/appointments', { token });
	const ticket = (body.data as readonly Visit[]).find((one) => one.ticketNumber === ticketNumber);
	if (!ticket) throw new Error('The client does not see what was booked.');
	await site.cloud.settled();
	return ticket;
}

/** Moves the clock to a minute after the reminder of a visit is due, 24 hours before it, and runs what follows. */
async function passReminder({ startsAt }: Visit): Promise<void> {
	await site.cloud.moveClockTo(new Date(Date.parse(startsAt) - DAY + MINUTE).toISOString());
	await site.cloud.settled();
}

/** Books two visits, cancels the later one, and moves the clock past both reminders. */
async function keepOneAndCancelOne(person: Person, afterDays: number): Promise<void> {
	const token = await logInByApi(site.cloud.origin, person);
	const kept = await book(token, afterDays);
	const cancelled = await book(token, afterDays + 7);
	await succeed(token, `/api/appointments/${cancelled.ticketNumber}/cancellation`, { reason: 'I am well again' });
	await site.cloud.settled();
	await passReminder(kept);
	await passReminder(cancelled);
}

test('a client notified by mail is reminded once, notified of the cancellation, and not reminded of the cancelled visit', async () => {
	const person = await newClient(site.cloud.origin);
	await confirmAddress(site.cloud, person.email);
	await keepOneAndCancelOne(person, 3);
	const mails = await untilMails(site.cloud, mailTo(person.email, /your appointment/i), 4);
	expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
		'Your appointment is confirmed',
		'Your appointment is confirmed',
		'Your appointment is cancelled',
		'A reminder of your appointment',
	]);
});

test('a client notified by SMS only is reminded once, notified of the cancellation, and gets no mail about a visit', async () => {
	const number = '+254712000701';
	const person = await newClient(site.cloud.origin, 'Achieng Odhiambo');
	await confirmAddress(site.cloud, person.email);
	const token = await logInByApi(site.cloud.origin, person);
	await succeed(token, '/api/account/phone', { phone: '0712 000 701' });
	await succeed(token, '/api/account/phone/confirmation', { code: await untilCode(site.cloud, number, 0) });
	await succeed(token, '/api/account/notices', { notices: 'sms' });
	await keepOneAndCancelOne(person, 14);
	const [, ...notices] = await untilSms(site.cloud, number, 5);
	expect(notices.map(({ text }) => text)).toEqual([
		expect.stringMatching(/^Confirmed/),
		expect.stringMatching(/^Confirmed/),
		expect.stringMatching(/^You cancelled/),
		expect.stringMatching(/^Reminder/),
	]);
	const mails = await site.cloud.mails();
	expect(mails.filter(mailTo(person.email, /your appointment/i))).toEqual([]);
});
