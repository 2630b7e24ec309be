import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { anAppointment } from '../../../test-support/notification/builders.ts';
import { type AcceptedMail, eventOf } from '../../../test-support/notification/fake-gateways.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import { reminderMessage } from '../state/reminder-message.ts';

const BOOKED_AT = '2026-11-16T07:30:00.000Z';
const REMIND_AT = '2026-11-18T07:30:00.000Z';
const appointment = anAppointment();

let table: FreshTable;
let fixture: NotificationFixture;
let confirmation: AcceptedMail;

beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: BOOKED_AT });
	await fixture.book(appointment);
	await fixture.streamBookings([appointment]);
	const [mail] = fixture.mail.accepted;
	if (!mail) throw new Error('The confirmation was not sent.');
	confirmation = mail;
});
afterEach(() => table.close());

const mails = async () => (await fixture.read('APPT#01APPOINTMENT', 'META'))?.mail;
const client = () => fixture.read('USER#01CLIENT', 'PROFILE');

test('staff see a mail as delivered, in whatever order and however often its events arrive', async () => {
	await fixture.receiveEvent(eventOf(confirmation, 'delivered'));
	await Promise.all([
		fixture.receiveEvent(eventOf(confirmation, 'sent')),
		fixture.receiveEvent(eventOf(confirmation, 'delivered')),
	]);
	expect(await mails()).toMatchObject({ confirmation: { state: 'delivered', messageId: 'message-1' } });
	expect(await client()).not.toHaveProperty('emailUndeliverable');
});

test('concurrent events of two mails of one visit are both stored', async () => {
	fixture.clock.moveTo(REMIND_AT);
	await fixture.queue([reminderMessage(appointment.id, 1)]);
	const [, reminder] = fixture.mail.accepted;
	if (!reminder) throw new Error('The reminder was not sent.');
	await Promise.all([
		fixture.receiveEvent(eventOf(confirmation, 'bounced')),
		fixture.receiveEvent(eventOf(reminder, 'delivered')),
	]);
	expect(await mails()).toMatchObject({ confirmation: { state: 'bounced' }, reminder: { state: 'delivered' } });
});

test.each(['bounced', 'complained'] as const)(
	'a mail that %s permanently flags the client, who gets no further mail',
	async (progress) => {
		await fixture.receiveEvent(eventOf(confirmation, progress, true));
		expect(await client()).toMatchObject({ emailUndeliverable: true, emailUndeliverableSince: BOOKED_AT });
		fixture.clock.moveTo(REMIND_AT);
		await fixture.queue([reminderMessage(appointment.id, 1)]);
		const again = anAppointment({ id: '02' });
		const { emailUndeliverable, ...profile } = (await client()) ?? {};
		await fixture.book(again);
		await fixture.put({ ...profile, emailUndeliverable });
		await fixture.streamBookings([again]);
		expect(fixture.mail.calls).toHaveLength(1);
		const item = await fixture.read('APPT#01APPOINTMENT', 'META');
		expect(item).toMatchObject({ reminder: { state: 'suppressed' }, mail: { reminder: { state: 'suppressed' } } });
		expect(await fixture.read('JOB#02-confirmation_mail', 'J')).toMatchObject({ state: 'suppressed' });
		expect(item).not.toHaveProperty('G3PK');
	},
);

test('a temporary bounce does not flag the client', async () => {
	await fixture.receiveEvent(eventOf(confirmation, 'bounced', false));
	expect(await client()).not.toHaveProperty('emailUndeliverable');
});

test('events about a deleted appointment or job change nothing', async () => {
	const stranger = { ...confirmation, tags: { ...confirmation.tags, ref: 'gone', jobId: 'gone' } };
	await fixture.receiveEvent(eventOf(stranger, 'bounced', true));
	expect(await fixture.read('APPT#gone', 'META')).toBeUndefined();
	expect(await fixture.read('JOB#gone', 'J')).toBeUndefined();
});
