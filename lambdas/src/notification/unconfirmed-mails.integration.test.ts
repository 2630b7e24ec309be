import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { newJob } from './job.ts';
import { reminderMessage } from './reminder-message.ts';
import { anAppointment } from './testing/builders.ts';
import { type NotificationWorld, notificationWorld } from './testing/notification-world.ts';

const NOW = '2026-11-16T07:30:00.000Z';
const DAY = 24 * 60 * 60_000;

let table: FreshTable;
let world: NotificationWorld;
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: NOW });
});
afterEach(() => table.close());

/** The account of a stranger in somebody's name: nobody confirmed the address. */
const unconfirmed = async (userId = '01CLIENT') => {
	const profile = await world.read(`USER#${userId}`, 'PROFILE');
	await world.put({ ...profile, emailVerified: false });
};
const kinds = () => world.mail.accepted.map(({ tags }) => tags.kind);
const client = (id: string) => anAppointment({ id });

/** A visit that was booked, and cancelled by the client at once. */
async function bookAndCancel(id: string): Promise<void> {
	await world.book(client(id));
	await unconfirmed();
	await world.stream([client(id)]);
	await cancelled(id, 'client');
}
async function cancelled(id: string, by: 'client' | 'staff'): Promise<void> {
	const item = await world.read(`APPT#${id}`, 'META');
	await world.put({ ...item, status: 'cancelled', ver: 2, cancellation: { by, at: world.clock.now().toISOString() } });
	const now = world.clock.now();
	const job = newJob({ id: `cancel-${id}`, type: 'cancelled_mail', ref: id, refVersion: 2, now });
	await world.put(job);
	await world.streamJobs([job]);
}

test('an account that books and cancels twelve times causes two mails a day (A14)', async () => {
	for (let at = 0; at < 12; at += 1) await bookAndCancel(`visit-${at}`);
	expect(kinds()).toEqual(['confirmation', 'cancelled']);
	expect(await world.read('JOB#visit-11-confirmation_mail', 'J')).toMatchObject({ state: 'held_back' });
	expect(await world.read('APPT#visit-11', 'META')).toMatchObject({ mail: { confirmation: { state: 'held_back' } } });
	world.clock.advance(DAY);
	await bookAndCancel('tomorrow');
	expect(kinds()).toHaveLength(4);
});

test('the third is kept for what only the centre can tell', async () => {
	for (const id of ['a', 'b', 'c']) await bookAndCancel(id);
	await world.book(client('d'));
	await unconfirmed();
	await world.stream([client('d')]);
	expect(kinds()).toEqual(['confirmation', 'cancelled']);
	await cancelled('d', 'staff');
	expect(kinds()).toEqual(['confirmation', 'cancelled', 'cancelled']);
});

test('a reminder still leaves after a day of changes', async () => {
	world.clock.moveTo('2026-11-18T07:30:00.000Z');
	for (const id of ['a', 'b', 'c']) await bookAndCancel(id);
	await world.book(anAppointment());
	await unconfirmed();
	await world.queue([reminderMessage(anAppointment().id, 1)]);
	expect(kinds()).toEqual(['confirmation', 'cancelled', 'reminder']);
});

test('a mail that is tried again counts once', async () => {
	let tries = 0;
	world.mail.plan(() => {
		tries += 1;
		return tries <= 5 ? 'refuse' : 'accept';
	});
	await world.book(client('a'));
	await unconfirmed();
	await world.stream([client('a')]);
	for (let minutes = 0; minutes < 8; minutes += 1) {
		world.clock.advance(60 * 60_000);
		await world.sweep();
	}
	expect(kinds()).toEqual(['confirmation']);
});

test('a confirmed address hears of everything', async () => {
	for (let at = 0; at < 5; at += 1) {
		await world.book(client(`visit-${at}`));
		await world.stream([client(`visit-${at}`)]);
		await cancelled(`visit-${at}`, 'client');
	}
	expect(kinds()).toHaveLength(10);
});

test('what is about an account goes to an unconfirmed address only where it leads to the mailbox', async () => {
	await world.welcome('01CLIENT');
	await unconfirmed();
	await world.put({ PK: 'USER#01CLIENT', SK: 'AUTH', ver: 1, role: 'client', status: 'active' });
	const types = ['password_changed_mail', 'confirm_email_mail'] as const;
	for (const type of types) {
		const job = newJob({ id: type, type, ref: '01CLIENT', refVersion: 1, now: world.clock.now() });
		await world.put(job);
		await world.streamJobs([job]);
	}
	expect(kinds()).toEqual(['confirm_email']);
	expect(await world.read('JOB#password_changed_mail', 'J')).toMatchObject({ state: 'held_back' });
});

test('accounts made and deleted again under one address cause three welcomes a day', async () => {
	await world.welcome('01CLIENT');
	await unconfirmed();
	await world.put({ PK: 'USER#01CLIENT', SK: 'AUTH', ver: 1, role: 'client', status: 'active' });
	for (let at = 0; at < 6; at += 1) {
		const now = world.clock.now();
		const job = newJob({ id: `welcome-${at}`, type: 'welcome_mail', ref: '01CLIENT', refVersion: 1, now });
		await world.put(job);
		await world.streamJobs([job]);
	}
	expect(kinds()).toEqual(['welcome', 'welcome', 'welcome']);
});
