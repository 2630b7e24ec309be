import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { type JobItem, newJob } from './job.ts';
import { deathsIn, dieEverywhere } from './testing/deaths.ts';
import { type NotificationWorld, notificationWorld } from './testing/notification-world.ts';
import { eventOf } from './testing/outside-world.ts';
import { ask, subscribeTo, write } from './testing/visitors.ts';

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

const deaths = deathsIn(8);
const onceEach = Object.fromEntries(deaths.map(({ id }) => [id, 1]));
const acceptedOf = (id: string) =>
	world.mail.accepted.filter(({ tags }) => tags.jobId === `job-${id}` || tags.jobId === id).length;
const counts = () => Object.fromEntries(deaths.map(({ id }) => [id, acceptedOf(id)]));
const hearAll = async () => {
	for (const mail of world.mail.accepted) await world.hear(eventOf(mail));
};
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 5) {
		world.clock.advance(5 * MINUTE);
		await world.sweep();
	}
};
/** Prepares all, then runs each in a process that dies at another place. */
const dieAll = async (prepare: (id: string) => Promise<JobItem>): Promise<readonly string[]> => {
	const jobs = new Map<string, JobItem>();
	for (const { id } of deaths) jobs.set(id, await prepare(id));
	return dieEverywhere(world.process, deaths, async (id) => world.streamJobs([jobs.get(id)].filter((job) => !!job)));
};
/** Eight of each, so that no inbox gets more than it may in an hour. */
const toStaff = (id: string) => (id.startsWith('before') ? ask(world, { id }) : write(world, { id }));
const toSubscriber = (id: string) => subscribeTo(world, id, `${id}@mail.example`);

describe('a notifier that is killed', () => {
	test('anywhere in a mail to staff sends exactly one, thanks to the events', async () => {
		const died = await dieAll(toStaff);
		await hearAll();
		await sweepFor(25);
		expect(counts()).toEqual(onceEach);
		// claim, words, place in the hour, centre, mail service, done: six calls, two deaths each.
		expect(died).toHaveLength(12);
	}, 30_000);

	test('anywhere in a mail to a subscriber sends exactly one, thanks to the events', async () => {
		const died = await dieAll(toSubscriber);
		await hearAll();
		await sweepFor(25);
		expect(counts()).toEqual(onceEach);
		// claim, subscription, centre, mail service, done: five calls, two deaths each.
		expect(died).toHaveLength(10);
	}, 30_000);

	test('without any event sends a second mail only where it died between hand-over and note', async () => {
		await dieAll(toSubscriber);
		await sweepFor(25);
		expect(counts()).toEqual({ ...onceEach, 'after-4': 2, 'before-5': 2 });
	}, 30_000);

	test('anywhere in counting for the digest counts each exactly once', async () => {
		const first = [];
		for (let index = 0; index < 10; index += 1) first.push(await write(world, { id: `M${index}` }));
		await world.streamJobs(first);
		const died = await dieAll((id) => write(world, { id }));
		await sweepFor(90);
		// claim, words, no place in the hour, promise of the digest, counting, done: six calls. Nobody dies after a call that
		// refuses: no place, a digest that is promised already, a job that the counting has finished.
		expect(died).toHaveLength(9);
		const digests = world.mail.accepted.filter(({ tags }) => tags.kind === 'staff_digest');
		expect(digests).toHaveLength(1);
		expect((await PostalMime.parse(digests[0]?.raw ?? '')).subject).toBe('16 more messages from the website');
		expect(world.mail.accepted).toHaveLength(11);
	}, 30_000);

	test('anywhere in a digest sends exactly one, thanks to the events, and each says the same', async () => {
		const now = world.clock.now();
		const died = await dieAll(async (id) => {
			const hour = `2026-11-17T${String(deaths.findIndex((death) => death.id === id)).padStart(2, '0')}`;
			await world.put({ PK: 'STAFFMAIL#messages', SK: `H#${hour}`, rest: 14 });
			const job = newJob({ id, type: 'staff_digest_mail', ref: `messages-${hour}`, refVersion: 1, now });
			await world.put(job);
			return job;
		});
		await hearAll();
		await sweepFor(25);
		expect(counts()).toEqual(onceEach);
		// claim, closing of the hour, centre, mail service, done: five calls, two deaths each.
		expect(died).toHaveLength(10);
		for (const { raw } of world.mail.accepted)
			expect((await PostalMime.parse(raw)).subject).toBe('14 more messages from the website');
	}, 30_000);
});

describe('never twice', () => {
	test('the stream and the sweep at once send one mail each', async () => {
		const jobs: JobItem[] = [];
		for (let index = 0; index < 10; index += 1) {
			jobs.push(await ask(world, { id: `Q${index}` }), await subscribeTo(world, `S${index}`, `s${index}@mail.example`));
		}
		await Promise.all([world.streamJobs(jobs), world.sweep(), world.streamJobs(jobs)]);
		await world.streamJobs(jobs);
		expect(world.mail.accepted).toHaveLength(20);
		expect(new Set(world.mail.accepted.map(({ tags }) => tags.jobId)).size).toBe(20);
	}, 30_000);

	test('a mail of unknown fate rests for 15 minutes; its event settles it', async () => {
		world.mail.plan(() => 'accept_silently');
		await world.streamJobs([await toStaff('before-1'), await toSubscriber('after-1')]);
		await sweepFor(10);
		await hearAll();
		await sweepFor(60);
		expect(world.mail.accepted).toHaveLength(2);
		for (const id of ['before-1', 'after-1']) {
			expect(await world.read(`JOB#job-${id}`, 'J')).toMatchObject({ state: 'done' });
		}
	});
});

test('an hour that was closed while somebody was counting is left, and the job goes to the next one', async () => {
	const jobs: JobItem[] = [];
	for (let index = 0; index < 11; index += 1) jobs.push(await write(world, { id: `M${index}` }));
	await world.put({ PK: 'STAFFMAIL#messages', SK: 'H#2026-11-18T07', closed: true });
	await world.streamJobs(jobs);
	expect(world.mail.accepted).toHaveLength(10);
	await sweepFor(90);
	expect(world.mail.accepted.map(({ tags }) => tags.kind)).toEqual(Array(11).fill('staff_message'));
}, 30_000);
