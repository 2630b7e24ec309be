import { storedJob } from '../../../test-support/notification/stored-jobs.ts';
import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenCrashPoints, crashAtEach, idsWithin } from '../../../test-support/notification/crash-injection.ts';
import { eventOf } from '../../../test-support/notification/fake-gateways.ts';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import { writeMessage } from '../../../test-support/notification/visitors.ts';
import { inboxRepository } from '../../inbox/inbox.repository.ts';
import type { JobItem } from '../../outbox/job.items.ts';

const MINUTE = 60_000;

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: '2026-11-18T07:05:00.000Z' });
});
afterEach(() => table.close());

/** Writes a message with a reply of staff; returns the job that mails the reply. */
async function reply(id: string): Promise<JobItem> {
	await writeMessage(fixture, { id });
	const inbox = inboxRepository({ ...table, openCipher: async () => fields, inbox: 'messages' });
	const message = await inbox.find(id);
	if (!message) throw new Error('There is no message.');
	const act = { actor: 'wanjiru', at: fixture.clock.now(), auditId: `audit-${id}` };
	await inbox.reply(message, 'We open at 8.', { ...act, jobId: `reply-${id}` });
	return storedJob(table, `reply-${id}`);
}
const replies = (id: string) =>
	fixture.mail.accepted.filter(({ tags }) => tags.kind === 'message_reply' && tags.ref === id).length;
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 5) {
		fixture.clock.advance(5 * MINUTE);
		await fixture.sweep();
	}
};

const points = chosenCrashPoints(7);

test('a notifier that crashes anywhere in a reply sends exactly one after the events arrive', async () => {
	const jobs = new Map<string, JobItem>();
	for (const { id } of points) jobs.set(id, await reply(id));
	const crashed = await crashAtEach(fixture.process, points, async (id) =>
		fixture.streamJobs([jobs.get(id)].filter((job) => job !== undefined)),
	);
	for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
	await sweepFor(25);
	expect(points.map(({ id }) => [id, replies(id)])).toEqual(points.map(({ id }) => [id, 1]));
	// Five calls: claim, message, centre, mail service, done.
	expect(crashed).toEqual(idsWithin(points, 5));
});

test('concurrent deliveries by stream and sweep send a reply once', async () => {
	const jobs: JobItem[] = [];
	for (let at = 0; at < 10; at += 1) jobs.push(await reply(`M${at}`));
	await Promise.all([fixture.streamJobs(jobs), fixture.sweep(), fixture.streamJobs(jobs)]);
	await sweepFor(30);
	expect(jobs.map(({ ref }) => replies(ref))).toEqual(jobs.map(() => 1));
});

test('a reply that the mail service refuses for hours is sent when the service accepts mail again', async () => {
	fixture.mail.plan(() => 'refuse');
	await fixture.streamJobs([await reply('M1')]);
	await sweepFor(120);
	expect(replies('M1')).toBe(0);
	fixture.mail.plan(() => 'accept');
	await sweepFor(90);
	expect(replies('M1')).toBe(1);
});
