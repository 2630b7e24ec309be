import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenCrashPoints, crashAtEach, idsWithin } from '../../../test-support/notification/crash-injection.ts';
import { eventOf, type MailPlan } from '../../../test-support/notification/fake-gateways.ts';
import { appointmentDueFor, enqueueMail, jobIdOf } from '../../../test-support/notification/mail-jobs.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import type { JobItem } from '../../outbox/job.items.ts';
import type { AppointmentJobMail } from '../../outbox/notices.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Three days before the visit of `builders.ts`. */
const NOW = '2026-11-16T07:30:00.000Z';
const KINDS: readonly AppointmentJobMail[] = ['confirmation', 'moved', 'cancelled'];

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: NOW });
});
afterEach(() => table.close());

const promiseAll = async (kind: AppointmentJobMail, ids: readonly string[]): Promise<readonly JobItem[]> => {
	const jobs: JobItem[] = [];
	for (const id of ids) jobs.push(await enqueueMail(fixture, kind, appointmentDueFor(kind, id)));
	return jobs;
};
const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `A${index}`);
const counts = (ids: readonly string[]) =>
	Object.fromEntries(ids.map((id) => [id, fixture.mail.accepted.filter(({ tags }) => tags.ref === id).length]));
const onceEach = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 1]));
const sweepFor = async (time: number, step: number) => {
	for (let passed = 0; passed < time; passed += step) {
		fixture.clock.advance(step);
		await fixture.sweep();
	}
};
const hearAll = async () => {
	for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
};

describe.each(KINDS)('a mail of kind %s', (kind) => {
	test('a mail is sent once after 26 hours without mail service and stream, and none is lost or given up', async () => {
		const ids = idsTo(4);
		await promiseAll(kind, ids);
		const troubles: readonly MailPlan[] = ['refuse', 'lose', 'refuse'];
		fixture.mail.plan(() => troubles[fixture.mail.calls.length % troubles.length] ?? 'refuse');
		await sweepFor(26 * HOUR, 20 * MINUTE);
		expect(fixture.mail.accepted).toHaveLength(0);
		fixture.mail.plan(() => 'accept');
		await sweepFor(80 * MINUTE, 10 * MINUTE);
		expect(counts(ids)).toEqual(onceEach(ids));
		expect(fixture.givenUpAlarms()).toBe(0);
		for (const id of ids) expect(await fixture.read(`JOB#${jobIdOf(kind, id)}`, 'J')).toMatchObject({ state: 'done' });
	});

	test('a mail that stream and sweep deliver three times concurrently is sent once', async () => {
		const ids = idsTo(12);
		const jobs = await promiseAll(kind, ids);
		await Promise.all([fixture.streamJobs(jobs), fixture.sweep(), fixture.streamJobs([...jobs].reverse())]);
		await fixture.streamJobs(jobs);
		expect(counts(ids)).toEqual(onceEach(ids));
	});

	test('a mail of unknown outcome is quarantined for 15 minutes, and its event settles it', async () => {
		const jobs = await promiseAll(kind, ['A0']);
		fixture.mail.plan(() => 'accept_silently');
		await fixture.streamJobs(jobs);
		await sweepFor(14 * MINUTE, 2 * MINUTE);
		await hearAll();
		await sweepFor(HOUR, 20 * MINUTE);
		expect(counts(['A0'])).toEqual({ A0: 1 });
		expect((await fixture.read('APPT#A0', 'META'))?.mail).toMatchObject({ [kind]: { state: 'sent' } });
	});

	test('a mail whose response and event are both lost is sent again once, after the quarantine', async () => {
		const jobs = await promiseAll(kind, ['A0']);
		fixture.mail.plan(() => 'accept_silently');
		await fixture.streamJobs(jobs);
		fixture.mail.plan(() => 'accept');
		await sweepFor(24 * MINUTE, 4 * MINUTE);
		const [first, second, ...more] = fixture.mail.accepted;
		expect(more).toEqual([]);
		expect((second?.at.getTime() ?? 0) - (first?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(15 * MINUTE);
	});

	test('a mail is sent exactly once when the notifier crashes at any call and its events arrive', async () => {
		const points = chosenCrashPoints(10);
		const ids = points.map(({ id }) => id);
		const jobs = new Map((await promiseAll(kind, ids)).map((job) => [job.ref, job]));
		const crashed = await crashAtEach(fixture.process, points, (id) =>
			fixture.streamJobs([...jobs.values()].filter(({ ref }) => ref === id)),
		);
		await hearAll();
		await sweepFor(25 * MINUTE, 5 * MINUTE);
		expect(counts(ids)).toEqual(onceEach(ids));
		// Nine calls, as for a confirmation; the last processes do not crash.
		expect(crashed).toEqual(idsWithin(points, 9));
	});

	test('a mail to an invalid address is given up at once with an alarm, and staff see that it failed', async () => {
		const jobs = await promiseAll(kind, ['A0']);
		await fixture.put({ ...(await fixture.read('USER#A0', 'PROFILE')), email: 'a@b.example,c@d.example' });
		await fixture.streamJobs(jobs);
		expect(fixture.mail.calls).toHaveLength(0);
		expect(fixture.givenUpAlarms()).toBe(1);
		expect((await fixture.read('APPT#A0', 'META'))?.mail).toMatchObject({ [kind]: { state: 'failed' } });
	});
});
