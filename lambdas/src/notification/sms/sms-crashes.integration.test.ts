import '../testing/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scheduleName } from '../../appointment/mail/reminder.ts';
import { smsJobId } from '../../outbox/notice-job.ts';
import { reminderMessage } from '../letters/reminder-message.ts';
import { anAppointment } from '../testing/builders.ts';
import { crashAtEach, crashPoints } from '../testing/crash-injection.ts';
import { smsEventOf } from '../testing/fake-sms-service.ts';
import { appointmentDueFor, enqueueMail, jobIdOf } from '../testing/mail-jobs.ts';
import { type NotificationFixture, notificationFixture } from '../testing/notification-fixture.ts';
import { streamJob } from '../testing/run-due-jobs.ts';
import { PHONE } from '../testing/tell-clients.ts';

const MINUTE = 60_000;
const REMIND_AT = '2026-11-18T07:30:00.000Z';
/** More than a notice by SMS takes, from the job of the mail on, so that the last rounds survive. */
const CALLS = 26;

let table: FreshTable;
let fixture: NotificationFixture;

beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: REMIND_AT });
});
afterEach(() => table.close());

/** Promises one notice to a client with a phone alone; what is done about it may crash. */
const promise = {
	async confirmation(id: string) {
		const job = await enqueueMail(fixture, 'confirmation', appointmentDueFor('confirmation', id));
		await fixture.addClient(id, { phone: PHONE, hasEmail: false });
		return () => fixture.streamJobs([job]);
	},
	async cancelled(id: string) {
		const job = await enqueueMail(fixture, 'cancelled', appointmentDueFor('cancelled', id));
		await fixture.addClient(id, { phone: PHONE, hasEmail: false });
		return () => fixture.streamJobs([job]);
	},
	async reminder(id: string) {
		await fixture.book(anAppointment({ id, userId: id }), { phone: PHONE, hasEmail: false });
		return () => fixture.queue([reminderMessage(id, 1)]);
	},
} as const;

const noticeName = {
	confirmation: (id: string) => jobIdOf('confirmation', id),
	cancelled: (id: string) => jobIdOf('cancelled', id),
	reminder: (id: string) => scheduleName(id, 1),
} as const;

const smsAbout = (id: string, kind: string) =>
	fixture.sms.accepted.filter(({ tags }) => tags.ref === id && tags.kind === kind).length;

test.each(Object.keys(promise) as (keyof typeof promise)[])(
	'wherever the notifier crashes in telling of a %s by SMS, exactly one leaves, thanks to the events',
	async (kind) => {
		const points = crashPoints(CALLS);
		const works = new Map<string, () => Promise<unknown>>();
		for (const { id } of points) works.set(id, await promise[kind](id));
		const crashed = await crashAtEach(fixture.process, points, async (id) => {
			await works.get(id)?.();
			await streamJob(fixture, smsJobId(noticeName[kind](id)));
		});
		expect(crashed.length).toBeGreaterThan(30);
		expect(crashed).not.toContain(`after-${CALLS}`);
		for (const sms of fixture.sms.accepted) await fixture.receiveSmsEvent(smsEventOf(sms));
		for (let minute = 0; minute < 45; minute += 5) {
			fixture.clock.advance(5 * MINUTE);
			await fixture.sweep();
		}
		for (const sms of fixture.sms.accepted) await fixture.receiveSmsEvent(smsEventOf(sms));
		expect(points.filter(({ id }) => smsAbout(id, kind) !== 1).map(({ id }) => id)).toEqual([]);
		expect(fixture.mail.accepted).toEqual([]);
	},
	60_000,
);
