import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { anAppointment } from '../../../../test-support/notification/builders.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { newJob } from '../../../outbox/job.items.ts';

const NOW = '2026-11-16T07:30:00.000Z';
const MINUTE = 60_000;

let table: FreshTable;
let fixture: NotificationFixture;
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: NOW });
});
afterEach(() => table.close());

const kinds = () => fixture.mail.accepted.map(({ tags }) => tags.kind);
const minutesUntilNext = async (jobId: string) => {
	const job = await fixture.read(`JOB#${jobId}`, 'J');
	return (Date.parse(String(job?.nextAt)) - fixture.clock.now().getTime()) / MINUTE;
};
/** The account of a mail without priority, and that of a mail with priority. */
async function promise(type: 'reset_mail' | 'account_exists_mail'): Promise<void> {
	await fixture.addClient('01CLIENT');
	await fixture.put({ PK: 'USER#01CLIENT', SK: 'AUTH', ver: 1, role: 'client', status: 'active' });
	await fixture.put({ PK: 'EMAIL#them', SK: 'U', userId: '01CLIENT' });
	const job = newJob({ id: type, type, ref: 'them', refVersion: 1, now: fixture.clock.now() });
	await fixture.put(job);
	await fixture.streamJobs([job]);
}

test('a mail refused because the daily quota is spent is retried after an hour, not each minute (N10)', async () => {
	fixture.mail.plan(() => 'quota');
	await promise('reset_mail');
	await promise('account_exists_mail');
	expect(await minutesUntilNext('reset_mail')).toBe(10);
	expect(await minutesUntilNext('account_exists_mail')).toBe(60);
	expect(fixture.quotaAlarms).toContain('MailQuotaSpent');
	for (let minute = 0; minute < 9; minute += 1) {
		fixture.clock.advance(MINUTE);
		await fixture.sweep();
	}
	expect(fixture.mail.calls).toHaveLength(2);
});

test('regained quota goes to password resets before mails without priority', async () => {
	fixture.mail.plan(() => 'quota');
	await promise('reset_mail');
	await promise('account_exists_mail');
	fixture.mail.plan(() => 'accept');
	fixture.clock.advance(11 * MINUTE);
	await fixture.sweep();
	expect(kinds()).toEqual(['reset']);
	fixture.clock.advance(50 * MINUTE);
	await fixture.sweep();
	expect(kinds()).toEqual(['reset', 'account_exists']);
});

test('the last tenth of the quota is reserved for bookings, reminders and passwords', async () => {
	fixture.mail.use(0.91);
	await promise('account_exists_mail');
	expect(fixture.mail.calls).toHaveLength(0);
	await promise('reset_mail');
	await fixture.book(anAppointment());
	await fixture.streamBookings([anAppointment()]);
	expect(kinds()).toEqual(['reset', 'confirmation']);
	expect(fixture.quotaAlarms).toEqual(['MailQuotaNear']);
	fixture.mail.use(0.5);
	fixture.clock.advance(61 * MINUTE);
	await fixture.sweep();
	expect(kinds()).toEqual(['reset', 'confirmation', 'account_exists']);
});

test('the sweep raises an alarm before the quota is spent, also when no mail is pending', async () => {
	fixture.mail.use(0.95);
	await fixture.sweep();
	expect(fixture.quotaAlarms).toEqual(['MailQuotaNear']);
});
