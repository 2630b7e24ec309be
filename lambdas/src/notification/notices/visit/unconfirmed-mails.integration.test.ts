import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { anAppointment } from '../../../../test-support/notification/builders.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { newJob } from '../../../outbox/job.items.ts';
import { reminderMessage } from '../../state/reminder-message.ts';

const NOW = '2026-11-16T07:30:00.000Z';
const DAY = 24 * 60 * 60_000;

let table: FreshTable;
let fixture: NotificationFixture;
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: NOW });
});
afterEach(() => table.close());

/** An unconfirmed account that a stranger made with the address of another person. */
const unconfirmed = async (userId = '01CLIENT') => {
	const profile = await fixture.read(`USER#${userId}`, 'PROFILE');
	await fixture.put({ ...profile, emailVerified: false });
};
const kinds = () => fixture.mail.accepted.map(({ tags }) => tags.kind);
const client = (id: string) => anAppointment({ id });

/** A visit that the client books and cancels at once. */
async function bookAndCancel(id: string): Promise<void> {
	await fixture.book(client(id));
	await unconfirmed();
	await fixture.streamBookings([client(id)]);
	await cancelled(id, 'client');
}
async function cancelled(id: string, by: 'client' | 'staff'): Promise<void> {
	const item = await fixture.read(`APPT#${id}`, 'META');
	await fixture.put({
		...item,
		status: 'cancelled',
		ver: 2,
		cancellation: { by, at: fixture.clock.now().toISOString() },
	});
	const now = fixture.clock.now();
	const job = newJob({ id: `cancel-${id}`, type: 'cancelled_mail', ref: id, refVersion: 2, now });
	await fixture.put(job);
	await fixture.streamJobs([job]);
}

test('an account with an unconfirmed address that books and cancels twelve times a day gets two mails (A14)', async () => {
	for (let at = 0; at < 12; at += 1) await bookAndCancel(`visit-${at}`);
	expect(kinds()).toEqual(['confirmation', 'cancelled']);
	expect(await fixture.read('JOB#visit-11-confirmation_mail', 'J')).toMatchObject({ state: 'held_back' });
	expect(await fixture.read('APPT#visit-11', 'META')).toMatchObject({ mail: { confirmation: { state: 'held_back' } } });
	fixture.clock.advance(DAY);
	await bookAndCancel('tomorrow');
	expect(kinds()).toHaveLength(4);
});

test('the third mail a day to an unconfirmed address is reserved for changes by staff and reminders', async () => {
	for (const id of ['a', 'b', 'c']) await bookAndCancel(id);
	await fixture.book(client('d'));
	await unconfirmed();
	await fixture.streamBookings([client('d')]);
	expect(kinds()).toEqual(['confirmation', 'cancelled']);
	await cancelled('d', 'staff');
	expect(kinds()).toEqual(['confirmation', 'cancelled', 'cancelled']);
});

test('a reminder is sent to an unconfirmed address after a day of changes', async () => {
	fixture.clock.moveTo('2026-11-18T07:30:00.000Z');
	for (const id of ['a', 'b', 'c']) await bookAndCancel(id);
	await fixture.book(anAppointment());
	await unconfirmed();
	await fixture.queue([reminderMessage(anAppointment().id, 1)]);
	expect(kinds()).toEqual(['confirmation', 'cancelled', 'reminder']);
});

test('a mail that is retried counts once', async () => {
	let tries = 0;
	fixture.mail.plan(() => {
		tries += 1;
		return tries <= 5 ? 'refuse' : 'accept';
	});
	await fixture.book(client('a'));
	await unconfirmed();
	await fixture.streamBookings([client('a')]);
	for (let minutes = 0; minutes < 8; minutes += 1) {
		fixture.clock.advance(60 * 60_000);
		await fixture.sweep();
	}
	expect(kinds()).toEqual(['confirmation']);
});

test('a confirmed address gets a mail about every change', async () => {
	for (let at = 0; at < 5; at += 1) {
		await fixture.book(client(`visit-${at}`));
		await fixture.streamBookings([client(`visit-${at}`)]);
		await cancelled(`visit-${at}`, 'client');
	}
	expect(kinds()).toHaveLength(10);
});

test('an unconfirmed address gets a mail about its account only when that confirms the address', async () => {
	await fixture.addClient('01CLIENT');
	await unconfirmed();
	await fixture.put({ PK: 'USER#01CLIENT', SK: 'AUTH', ver: 1, role: 'client', status: 'active' });
	const types = ['password_changed_mail', 'confirm_email_mail'] as const;
	for (const type of types) {
		const job = newJob({ id: type, type, ref: '01CLIENT', refVersion: 1, now: fixture.clock.now() });
		await fixture.put(job);
		await fixture.streamJobs([job]);
	}
	expect(kinds()).toEqual(['confirm_email']);
	expect(await fixture.read('JOB#password_changed_mail', 'J')).toMatchObject({ state: 'held_back' });
});

test('accounts that are deleted and made again with one address cause at most three welcome mails a day', async () => {
	await fixture.addClient('01CLIENT');
	await unconfirmed();
	await fixture.put({ PK: 'USER#01CLIENT', SK: 'AUTH', ver: 1, role: 'client', status: 'active' });
	for (let at = 0; at < 6; at += 1) {
		const now = fixture.clock.now();
		const job = newJob({ id: `welcome-${at}`, type: 'welcome_mail', ref: '01CLIENT', refVersion: 1, now });
		await fixture.put(job);
		await fixture.streamJobs([job]);
	}
	expect(kinds()).toEqual(['welcome', 'welcome', 'welcome']);
});
