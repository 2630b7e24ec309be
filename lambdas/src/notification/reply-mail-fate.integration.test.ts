import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { inboxRepository } from '../inbox/inbox.repository.ts';
import type { JobItem } from './job.ts';
import { deathsIn, dieEverywhere } from './testing/deaths.ts';
import { fields, type NotificationWorld, notificationWorld } from './testing/notification-world.ts';
import { eventOf } from './testing/outside-world.ts';
import { write } from './testing/visitors.ts';

const MINUTE = 60_000;

let engine: FreshTable;
let table: FreshTable;
let world: NotificationWorld;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: '2026-11-18T07:05:00.000Z' });
});
afterEach(() => table.close());

/** A message that a member of staff has replied to; answers the job that mails the reply. */
async function reply(id: string): Promise<JobItem> {
	await write(world, { id });
	const inbox = inboxRepository(table.db, table.tableName, async () => fields, 'messages');
	const message = await inbox.find(id);
	if (!message) throw new Error('There is no message.');
	const act = { actor: 'wanjiru', at: world.clock.now(), auditId: `audit-${id}` };
	await inbox.reply(message, 'We open at 8.', act, `reply-${id}`);
	return (await world.read(`JOB#reply-${id}`, 'J')) as unknown as JobItem;
}
const replies = (id: string) =>
	world.mail.accepted.filter(({ tags }) => tags.kind === 'message_reply' && tags.ref === id).length;
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 5) {
		world.clock.advance(5 * MINUTE);
		await world.sweep();
	}
};

const deaths = deathsIn(7);

test('a notifier that is killed anywhere in a reply sends exactly one, thanks to the events', async () => {
	const jobs = new Map<string, JobItem>();
	for (const { id } of deaths) jobs.set(id, await reply(id));
	const died = await dieEverywhere(world.process, deaths, async (id) =>
		world.streamJobs([jobs.get(id)].filter((job) => job !== undefined)),
	);
	for (const mail of world.mail.accepted) await world.hear(eventOf(mail));
	await sweepFor(25);
	expect(deaths.map(({ id }) => [id, replies(id)])).toEqual(deaths.map(({ id }) => [id, 1]));
	// claim, words, centre, mail service, done: five calls, two deaths each.
	expect(died).toHaveLength(10);
}, 30_000);

test('the stream and the sweep at once send a reply once', async () => {
	const jobs: JobItem[] = [];
	for (let at = 0; at < 10; at += 1) jobs.push(await reply(`M${at}`));
	await Promise.all([world.streamJobs(jobs), world.sweep(), world.streamJobs(jobs)]);
	await sweepFor(30);
	expect(jobs.map(({ ref }) => replies(ref))).toEqual(jobs.map(() => 1));
}, 30_000);

test('a reply the mail service refuses for hours is sent once it takes mail again', async () => {
	world.mail.plan(() => 'refuse');
	await world.streamJobs([await reply('M1')]);
	await sweepFor(120);
	expect(replies('M1')).toBe(0);
	world.mail.plan(() => 'accept');
	await sweepFor(90);
	expect(replies('M1')).toBe(1);
}, 30_000);
