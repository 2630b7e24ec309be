import '../../../../test-support/notification/silence-log.ts';
import { instantAt } from '@tulia/centre/instant';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import { smsEventOf } from '../../../../test-support/notification/fake-sms-service.ts';
import { appointmentDueFor, enqueueMail } from '../../../../test-support/notification/mail-jobs.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { notifyClients, PHONE } from '../../../../test-support/notification/notify-clients.ts';
import { runDueJobs } from '../../../../test-support/notification/run-due-jobs.ts';
import { storedJobs } from '../../../../test-support/notification/stored-jobs.ts';
import type { AppointmentJobMail } from '../../../outbox/notices.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Three days before the visit of `builders.ts`, 10:30 AM. */
const NOW = '2026-11-16T07:30:00.000Z';
const KINDS: readonly AppointmentJobMail[] = ['confirmation', 'moved', 'cancelled'];

let table: FreshTable;
let fixture: NotificationFixture;
let clients: ReturnType<typeof notifyClients>;

const begin = async (given: { readonly smsPerMonth?: number; readonly hasCentre?: boolean } = {}) => {
	fixture = await notificationFixture({ ...table, start: NOW, ...given });
	clients = notifyClients(fixture);
};

beforeEach(async () => {
	table = await freshTable();
	await begin();
});
afterEach(() => table.close());

describe('channels of a notice', () => {
	test.each(KINDS)('a client without an address gets an SMS: %s', async (kind) => {
		await clients.notify(kind, { phone: PHONE, hasEmail: false });
		expect(clients.received()).toEqual({ mails: [], sms: [kind] });
		expect(clients.lastSms()).toMatchObject({ to: PHONE, tags: { kind, ref: 'A1', attempt: 1 } });
		expect(await clients.statesOf()).toMatchObject({
			mail: { [kind]: { state: 'by_sms' } },
			sms: { [kind]: { state: 'sent' } },
		});
	});

	test('a client without an address gets the reminder by SMS', async () => {
		await clients.remind({ phone: PHONE, hasEmail: false });
		expect(clients.received().sms).toContain('reminder');
		expect(clients.received().mails).toEqual([]);
		expect((await clients.statesOf()).reminder.state).toBe('by_sms');
	});

	test.each([
		['email', { mails: ['confirmation'], sms: [] }],
		['sms', { mails: [], sms: ['confirmation'] }],
		['both', { mails: ['confirmation'], sms: ['confirmation'] }],
		['none', { mails: [], sms: [] }],
	] as const)('a client who chose %s gets the notice by that channel', async (noticesBy, expected) => {
		await clients.notify('confirmation', { phone: PHONE, notices: noticesBy });
		expect(clients.received()).toEqual(expected);
	});

	test('a client without address and phone gets no notice, and staff see no failure', async () => {
		await clients.notify('confirmation', { hasEmail: false });
		await clients.remind({ hasEmail: false }, 'A2');
		expect(clients.received()).toEqual({ mails: [], sms: [] });
		expect((await clients.statesOf()).mail.confirmation?.state).toBe('untold');
		expect((await clients.statesOf('A2')).mail.reminder?.state).toBe('untold');
		expect(await clients.hasTrouble()).toBe(false);
		expect(fixture.givenUpAlarms()).toBe(0);
	});

	test('a client who reads Kiswahili gets the SMS in Kiswahili', async () => {
		await clients.notify('confirmation', { phone: PHONE, hasEmail: false, language: 'sw' });
		expect(clients.lastSms().text).toContain('Imethibitishwa');
	});

	test('a stage without SMS sends a mail to a client who chose SMS, and promises no SMS', async () => {
		await begin({ hasCentre: true, smsPerMonth: 0 });
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' });
		expect(clients.received()).toEqual({ mails: ['confirmation'], sms: [] });
		expect((await storedJobs(fixture)).filter(({ type }) => type.endsWith('_sms'))).toEqual([]);
	});
});

describe('the other channel of a notice', () => {
	test.each(['bounced', 'rejected'] as const)('a mail that was %s is replaced by one SMS', async (progress) => {
		await clients.notify('confirmation', { phone: PHONE });
		const [mail] = fixture.mail.accepted;
		if (!mail) throw new Error('No mail was sent.');
		await fixture.receiveEvent(eventOf(mail, progress, progress === 'bounced'));
		await fixture.receiveEvent(eventOf(mail, progress, progress === 'bounced'));
		await runDueJobs(fixture);
		expect(clients.received()).toEqual({ mails: ['confirmation'], sms: ['confirmation'] });
		expect(await clients.hasTrouble()).toBe(false);
	});

	test('a reminder that bounced is replaced by an SMS', async () => {
		await clients.remind({ phone: PHONE });
		const mail = fixture.mail.accepted.find(({ tags }) => tags.kind === 'reminder');
		if (!mail) throw new Error('No reminder was sent.');
		await fixture.receiveEvent(eventOf(mail, 'bounced', true));
		await runDueJobs(fixture);
		expect(clients.received().sms).toEqual(['reminder']);
	});

	test('a flagged address is not used, and the notice goes by SMS', async () => {
		await fixture.addClient('A1', { phone: PHONE });
		await enqueueMail(fixture, 'confirmation', appointmentDueFor('confirmation', 'A1'));
		const profile = await fixture.read('USER#A1', 'PROFILE');
		const phone = { phone: PHONE } as const;
		await fixture.addClient('A1', phone);
		const known = await fixture.read('USER#A1', 'PROFILE');
		await fixture.put({ ...profile, ...known, emailUndeliverable: true });
		await runDueJobs(fixture);
		expect(clients.received()).toEqual({ mails: [], sms: ['confirmation'] });
	});

	test.each([
		['unreachable', 'TEXT_UNREACHABLE'],
		['undelivered', 'TEXT_CARRIER_BLOCKED'],
	] as const)('an SMS that is %s is replaced by one mail', async (progress, reason) => {
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' });
		await fixture.receiveSmsEvent(smsEventOf(clients.lastSms(), progress, reason));
		await fixture.receiveSmsEvent(smsEventOf(clients.lastSms(), progress, reason));
		await runDueJobs(fixture);
		expect(clients.received()).toEqual({ mails: ['confirmation'], sms: ['confirmation'] });
		expect((await clients.statesOf()).sms.confirmation).toMatchObject({ state: progress, reason });
		expect(await clients.hasTrouble()).toBe(false);
	});

	test('a reminder by SMS that did not arrive is replaced by a mail', async () => {
		await clients.remind({ phone: PHONE, notices: 'sms' });
		const reminder = fixture.sms.accepted.find(({ tags }) => tags.kind === 'reminder');
		if (!reminder) throw new Error('No reminder was sent.');
		await fixture.receiveSmsEvent(smsEventOf(reminder, 'unreachable', 'TEXT_UNREACHABLE'));
		await runDueJobs(fixture);
		expect(clients.received().mails).toEqual(['reminder']);
	});

	test('a notice sent by both channels is not sent a third time when both fail', async () => {
		await clients.notify('confirmation', { phone: PHONE, notices: 'both' });
		const [mail] = fixture.mail.accepted;
		if (!mail) throw new Error('No mail was sent.');
		await fixture.receiveEvent(eventOf(mail, 'bounced', true));
		await fixture.receiveSmsEvent(smsEventOf(clients.lastSms(), 'undelivered', 'TEXT_BLOCKED'));
		await runDueJobs(fixture);
		expect(clients.received()).toEqual({ mails: ['confirmation'], sms: ['confirmation'] });
		expect(await clients.hasTrouble()).toBe(true);
	});

	test('a notice whose mail and then SMS fail is not sent again, and staff are asked to phone', async () => {
		await clients.notify('confirmation', { phone: PHONE });
		const [mail] = fixture.mail.accepted;
		if (!mail) throw new Error('No mail was sent.');
		await fixture.receiveEvent(eventOf(mail, 'bounced', true));
		await runDueJobs(fixture);
		expect(await clients.hasTrouble()).toBe(false);
		await fixture.receiveSmsEvent(smsEventOf(clients.lastSms(), 'unreachable', 'TEXT_UNREACHABLE'));
		await runDueJobs(fixture);
		expect(clients.received()).toEqual({ mails: ['confirmation'], sms: ['confirmation'] });
		expect(await clients.hasTrouble()).toBe(true);
	});

	test('a number that does not exist gets no second SMS until one was delivered to it', async () => {
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' });
		await fixture.receiveSmsEvent(smsEventOf(clients.lastSms(), 'undelivered', 'TEXT_INVALID'));
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' }, 'A2');
		expect(fixture.sms.calls).toHaveLength(1);
		fixture.clock.advance(MINUTE);
		await fixture.phones.reached(PHONE, fixture.clock.now().toISOString());
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' }, 'A3');
		expect(fixture.sms.calls).toHaveLength(2);
	});

	test('an SMS that is refused for six hours is replaced by a mail, where there is an address', async () => {
		fixture.sms.plan(() => 'refuse');
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' });
		await clients.notify('confirmation', { phone: PHONE, hasEmail: false }, 'A2');
		for (let hour = 0; hour < 8; hour += 1) {
			fixture.clock.advance(HOUR);
			await fixture.sweep();
			await runDueJobs(fixture);
		}
		expect(fixture.mail.accepted.map(({ tags }) => tags.ref)).toEqual(['A1']);
		fixture.sms.plan(() => 'accept');
		fixture.clock.moveTo('2026-11-17T06:00:00.000Z');
		await fixture.sweep();
		expect(fixture.sms.accepted.map(({ tags }) => tags.ref)).toEqual(['A2']);
	});
});

describe('opting out by SMS', () => {
	test('a number that opted out gets no SMS from any client record until it opts in again', async () => {
		await fixture.phones.stop(PHONE, 'sms', NOW);
		await clients.notify('confirmation', { phone: PHONE, hasEmail: false });
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' }, 'A2');
		expect(fixture.sms.calls).toEqual([]);
		expect(fixture.mail.accepted.map(({ tags }) => tags.ref)).toEqual(['A2']);
		expect((await clients.statesOf()).sms.confirmation).toMatchObject({ state: 'suppressed', reason: 'Stopped' });
		expect(await clients.hasTrouble()).toBe(true);

		await fixture.phones.start(PHONE, '2026-11-16T07:31:00.000Z');
		await clients.notify('confirmation', { phone: PHONE, hasEmail: false }, 'A3');
		expect(fixture.sms.accepted.map(({ tags }) => tags.ref)).toEqual(['A3']);
	});

	test('a reply that arrives late does not override a later one', async () => {
		await fixture.phones.start(PHONE, '2026-11-16T07:31:00.000Z');
		await fixture.phones.stop(PHONE, 'sms', '2026-11-16T07:30:30.000Z');
		expect(await fixture.phones.find(PHONE)).toEqual({});
		await fixture.phones.stop(PHONE, 'sms', '2026-11-16T07:32:00.000Z');
		await fixture.phones.start(PHONE, '2026-11-16T07:31:30.000Z');
		expect(await fixture.phones.find(PHONE)).toMatchObject({ stoppedBy: 'sms' });
	});

	test('a number on the service’s opt-out list is stored as opted out, and a mail replaces the SMS', async () => {
		fixture.sms.plan(() => 'stopped');
		await clients.notify('confirmation', { phone: PHONE, notices: 'sms' });
		expect(await fixture.phones.find(PHONE)).toEqual({ stoppedSince: NOW, stoppedBy: 'carrier' });
		expect(clients.received()).toEqual({ mails: ['confirmation'], sms: [] });
	});
});

describe('notices at night', () => {
	const NIGHT = instantAt('2026-11-16', 21 * 60).toISOString();

	test('an SMS about a change by staff in the evening is sent in the morning, and a mail at once', async () => {
		fixture.clock.moveTo(NIGHT);
		await clients.notify('moved', { phone: PHONE, hasEmail: false });
		await clients.notify('moved', { phone: PHONE }, 'A2');
		expect(clients.received()).toEqual({ mails: ['moved'], sms: [] });
		fixture.clock.moveTo(instantAt('2026-11-17', 7 * 60 + 59).toISOString());
		await fixture.sweep();
		expect(fixture.sms.calls).toEqual([]);
		fixture.clock.moveTo(instantAt('2026-11-17', 8 * 60).toISOString());
		await fixture.sweep();
		expect(clients.received().sms).toEqual(['moved']);
	});

	test('an SMS that would be too late in the morning is not sent, and staff are asked to phone', async () => {
		const start = instantAt('2026-11-17', 8 * 60).toISOString();
		fixture.clock.moveTo(NIGHT);
		await enqueueMail(fixture, 'cancelled', { ...appointmentDueFor('cancelled', 'A1'), startAt: start });
		await fixture.addClient('A1', { phone: PHONE, hasEmail: false });
		await runDueJobs(fixture);
		expect(fixture.sms.calls).toEqual([]);
		expect((await clients.statesOf()).sms.cancelled).toMatchObject({ state: 'failed', reason: 'Night' });
		expect(await clients.hasTrouble(start)).toBe(true);
		expect([fixture.givenUpAlarms(), fixture.smsAlarms]).toEqual([0, []]);
	});
});
