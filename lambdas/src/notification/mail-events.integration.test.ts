import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { reminderMessage } from './reminder-message.ts';
import { anAppointment } from './testing/builders.ts';
import { type NotificationWorld, notificationWorld } from './testing/notification-world.ts';
import { type AcceptedMail, eventOf } from './testing/outside-world.ts';

const BOOKED_AT = '2026-11-16T07:30:00.000Z';
const REMIND_AT = '2026-11-18T07:30:00.000Z';
const appointment = anAppointment();

let table: FreshTable;
let world: NotificationWorld;
let confirmation: AcceptedMail;

beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: BOOKED_AT });
	await world.book(appointment);
	await world.stream([appointment]);
	const [mail] = world.mail.accepted;
	if (!mail) throw new Error('The confirmation was not sent.');
	confirmation = mail;
});
afterEach(() => table.close());

const mails = async () => (await world.read('APPT#01APPOINTMENT', 'META'))?.mail;
const client = () => world.read('USER#01CLIENT', 'PROFILE');

test('staff see a mail delivered, in whatever order and how often the news arrive', async () => {
	await world.hear(eventOf(confirmation, 'delivered'));
	await Promise.all([world.hear(eventOf(confirmation, 'sent')), world.hear(eventOf(confirmation, 'delivered'))]);
	expect(await mails()).toMatchObject({ confirmation: { state: 'delivered', messageId: 'message-1' } });
	expect(await client()).not.toHaveProperty('emailUndeliverable');
});

test('news of both mails at once are both kept', async () => {
	world.clock.moveTo(REMIND_AT);
	await world.queue([reminderMessage(appointment.id, 1)]);
	const [, reminder] = world.mail.accepted;
	if (!reminder) throw new Error('The reminder was not sent.');
	await Promise.all([world.hear(eventOf(confirmation, 'bounced')), world.hear(eventOf(reminder, 'delivered'))]);
	expect(await mails()).toMatchObject({ confirmation: { state: 'bounced' }, reminder: { state: 'delivered' } });
});

test.each(['bounced', 'complained'] as const)(
	'a mail that %s for good flags the client, who gets no further mail',
	async (progress) => {
		await world.hear(eventOf(confirmation, progress, true));
		expect(await client()).toMatchObject({ emailUndeliverable: true, emailUndeliverableSince: BOOKED_AT });
		world.clock.moveTo(REMIND_AT);
		await world.queue([reminderMessage(appointment.id, 1)]);
		const again = anAppointment({ id: '02' });
		const { emailUndeliverable, ...profile } = (await client()) ?? {};
		await world.book(again);
		await world.put({ ...profile, emailUndeliverable });
		await world.stream([again]);
		expect(world.mail.calls).toHaveLength(1);
		const item = await world.read('APPT#01APPOINTMENT', 'META');
		expect(item).toMatchObject({ reminder: { state: 'suppressed' }, mail: { reminder: { state: 'suppressed' } } });
		expect(await world.read('JOB#02-confirmation_mail', 'J')).toMatchObject({ state: 'suppressed' });
		expect(item).not.toHaveProperty('G3PK');
	},
);

test('a passing bounce flags nobody', async () => {
	await world.hear(eventOf(confirmation, 'bounced', false));
	expect(await client()).not.toHaveProperty('emailUndeliverable');
});

test('news about an appointment or a job that is gone change nothing', async () => {
	const stranger = { ...confirmation, tags: { ...confirmation.tags, ref: 'gone', jobId: 'gone' } };
	await world.hear(eventOf(stranger, 'bounced', true));
	expect(await world.read('APPT#gone', 'META')).toBeUndefined();
	expect(await world.read('JOB#gone', 'J')).toBeUndefined();
});
