import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { chosenCrashPoints, crashAtEach } from '../../../../test-support/notification/crash-injection.ts';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import { appointmentDueFor, enqueueMail } from '../../../../test-support/notification/mail-jobs.ts';
import {
	addressOf,
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { newJob } from '../../../outbox/job.items.ts';
import { receiptItem } from '../../../payment/payment.items.ts';

const NUMBER = 'R-2026-000123';
const MINUTE = 60_000;
/** An upper bound of the calls that the mail of a receipt makes. */
const CALLS = 10;

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: '2026-11-16T07:30:00.000Z' });
	await enqueueMail(fixture, 'confirmation', appointmentDueFor('confirmation', 'A1'));
	await fixture.put(
		receiptItem({
			...{ number: NUMBER, kind: 'receipt', issuedAt: '2026-11-16T07:29:00.000Z', method: 'mpesa' },
			...{ mpesaCode: 'SJL4K0EXMP', amount: 200_000, currency: 'KES', stillToPay: 150_000 },
			...{ appointmentId: 'A1', ticketNumber: 'TUL-26-4K7M9', paymentId: 'p-1' },
			issuer: { name: 'Tulia Centre', address: 'Nairobi', phone: '0700 000 100' },
		}),
	);
});
afterEach(() => table.close());

const promise = async (id = 'job') => {
	const job = newJob({ id, type: 'receipt_mail', ref: NUMBER, refVersion: 1, now: fixture.clock.now() });
	await fixture.put(job);
	return job;
};
const send = async () => fixture.streamJobs([await promise()]);
const receipt = () => fixture.read('RECEIPTS#2026', 'N#000000123');
const stateOf = async (id = 'job') => (await fixture.read(`JOB#${id}`, 'J'))?.state;

test('a receipt is mailed once to its client, with the amount and without the service', async () => {
	const job = await promise();
	await fixture.streamJobs([job, job]);
	expect(fixture.mail.accepted.map(({ to, tags }) => [to, tags.kind, tags.ref])).toEqual([
		[addressOf('A1'), 'receipt', NUMBER],
	]);
	const mail = await PostalMime.parse(fixture.mail.accepted[0]?.raw ?? '');
	expect(mail.subject).toBe(`Your receipt ${NUMBER}`);
	for (const words of ['KES\u00a02,000', 'M-Pesa, SJL4K0EXMP', 'KES\u00a01,500', 'TUL-26-4K7M9', '16 Nov'])
		expect(mail.text).toContain(words);
	for (const text of [mail.text, mail.html, mail.subject])
		expect(text).not.toMatch(/therap|psycholog|counsel|depress|mental|Amani/i);
	expect(await stateOf()).toBe('done');
});

test('the delivery status of a receipt’s mail is stored on the receipt, and a bounce flags the client', async () => {
	await send();
	const [mail] = fixture.mail.accepted;
	if (!mail) throw new Error('Nothing was sent.');
	await fixture.receiveEvent(eventOf(mail));
	expect((await receipt())?.mail).toMatchObject({ state: 'sent' });
	fixture.clock.advance(MINUTE);
	await fixture.receiveEvent({ ...eventOf(mail, 'bounced', true), at: fixture.clock.now().toISOString() });
	// A late event does not change the status.
	await fixture.receiveEvent(eventOf(mail));
	expect((await receipt())?.mail).toMatchObject({ state: 'bounced' });
	expect(await fixture.read('USER#A1', 'PROFILE')).toMatchObject({ emailUndeliverable: true });
	await fixture.streamJobs([await promise('again')]);
	expect(fixture.mail.accepted).toHaveLength(1);
	expect(await stateOf('again')).toBe('suppressed');
	expect((await receipt())?.mail).toMatchObject({ state: 'suppressed' });
});

test('a receipt is not mailed after the account was erased', async () => {
	const item = await fixture.read('APPT#A1', 'META');
	await fixture.put({ ...item, userId: 'erased' });
	await send();
	expect(fixture.mail.accepted).toEqual([]);
	expect(await stateOf()).toBe('obsolete');
});

test('a receipt is mailed exactly once when the notifier crashes at any call', async () => {
	const points = chosenCrashPoints(CALLS);
	const crashes = await crashAtEach(fixture.process, points, async (id) => fixture.streamJobs([await promise(id)]));
	expect(crashes.length).toBeGreaterThan(0);
	for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
	for (let round = 0; round < 6; round += 1) {
		fixture.clock.advance(20 * MINUTE);
		await fixture.sweep();
	}
	for (const { id } of points)
		expect([id, fixture.mail.accepted.filter(({ tags }) => tags.jobId === id).length]).toEqual([id, 1]);
});
