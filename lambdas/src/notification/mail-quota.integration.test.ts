import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { newJob } from './job.ts';
import { anAppointment } from './testing/builders.ts';
import { type NotificationWorld, notificationWorld } from './testing/notification-world.ts';

const NOW = '2026-11-16T07:30:00.000Z';
const MINUTE = 60_000;

let table: FreshTable;
let world: NotificationWorld;
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: NOW });
});
afterEach(() => table.close());

const kinds = () => world.mail.accepted.map(({ tags }) => tags.kind);
const minutesUntilNext = async (jobId: string) => {
	const job = await world.read(`JOB#${jobId}`, 'J');
	return (Date.parse(String(job?.nextAt)) - world.clock.now().getTime()) / MINUTE;
};
/** An account the mail of which may wait, and one whose mail goes first. */
async function promise(type: 'reset_mail' | 'account_exists_mail'): Promise<void> {
	await world.welcome('01CLIENT');
	await world.put({ PK: 'USER#01CLIENT', SK: 'AUTH', ver: 1, role: 'client', status: 'active' });
	await world.put({ PK: 'EMAIL#them', SK: 'U', userId: '01CLIENT' });
	const job = newJob({ id: type, type, ref: 'them', refVersion: 1, now: world.clock.now() });
	await world.put(job);
	await world.streamJobs([job]);
}

test('a mail refused for the quota of the day rests, and is not tried each minute (N10)', async () => {
	world.mail.plan(() => 'quota');
	await promise('reset_mail');
	await promise('account_exists_mail');
	expect(await minutesUntilNext('reset_mail')).toBe(10);
	expect(await minutesUntilNext('account_exists_mail')).toBe(60);
	expect(world.quotaBells).toContain('MailQuotaSpent');
	for (let minute = 0; minute < 9; minute += 1) {
		world.clock.advance(MINUTE);
		await world.sweep();
	}
	expect(world.mail.calls).toHaveLength(2);
});

test('what comes back of the quota goes to resets before the others', async () => {
	world.mail.plan(() => 'quota');
	await promise('reset_mail');
	await promise('account_exists_mail');
	world.mail.plan(() => 'accept');
	world.clock.advance(11 * MINUTE);
	await world.sweep();
	expect(kinds()).toEqual(['reset']);
	world.clock.advance(50 * MINUTE);
	await world.sweep();
	expect(kinds()).toEqual(['reset', 'account_exists']);
});

test('the last tenth of the quota is kept for bookings, reminders and passwords', async () => {
	world.mail.use(0.91);
	await promise('account_exists_mail');
	expect(world.mail.calls).toHaveLength(0);
	await promise('reset_mail');
	await world.book(anAppointment());
	await world.stream([anAppointment()]);
	expect(kinds()).toEqual(['reset', 'confirmation']);
	expect(world.quotaBells).toEqual(['MailQuotaNear']);
	world.mail.use(0.5);
	world.clock.advance(61 * MINUTE);
	await world.sweep();
	expect(kinds()).toEqual(['reset', 'confirmation', 'account_exists']);
});

test('the sweep rings before the quota is spent, also when nothing waits', async () => {
	world.mail.use(0.95);
	await world.sweep();
	expect(world.quotaBells).toEqual(['MailQuotaNear']);
});
