import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { JobItem } from './job.ts';
import type { AppointmentJobMail } from './mail-kind.ts';
import { dueFor, jobIdOf, promise } from './testing/changes.ts';
import { deathsIn, dieEverywhere } from './testing/deaths.ts';
import { type NotificationWorld, notificationWorld } from './testing/notification-world.ts';
import { eventOf, type MailPlan } from './testing/outside-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Three days before the visit of the builders. */
const NOW = '2026-11-16T07:30:00.000Z';
const KINDS: readonly AppointmentJobMail[] = ['confirmation', 'moved', 'cancelled'];

let engine: FreshTable;
let table: FreshTable;
let world: NotificationWorld;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: NOW });
});
afterEach(() => table.close());

const promiseAll = async (kind: AppointmentJobMail, ids: readonly string[]): Promise<readonly JobItem[]> => {
	const jobs: JobItem[] = [];
	for (const id of ids) jobs.push(await promise(world, kind, dueFor(kind, id)));
	return jobs;
};
const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `A${index}`);
const counts = (ids: readonly string[]) =>
	Object.fromEntries(ids.map((id) => [id, world.mail.accepted.filter(({ tags }) => tags.ref === id).length]));
const onceEach = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 1]));
const sweepFor = async (time: number, step: number) => {
	for (let passed = 0; passed < time; passed += step) {
		world.clock.advance(step);
		await world.sweep();
	}
};
const hearAll = async () => {
	for (const mail of world.mail.accepted) await world.hear(eventOf(mail));
};

describe.each(KINDS)('a mail of kind %s', (kind) => {
	test('outlives 26 hours without mail service and stream: nothing is lost, doubled or given up', async () => {
		const ids = idsTo(4);
		await promiseAll(kind, ids);
		const troubles: readonly MailPlan[] = ['refuse', 'lose', 'refuse'];
		world.mail.plan(() => troubles[world.mail.calls.length % troubles.length] ?? 'refuse');
		await sweepFor(26 * HOUR, 20 * MINUTE);
		expect(world.mail.accepted).toHaveLength(0);
		world.mail.plan(() => 'accept');
		await sweepFor(80 * MINUTE, 10 * MINUTE);
		expect(counts(ids)).toEqual(onceEach(ids));
		expect(world.givenUp()).toBe(0);
		for (const id of ids) expect(await world.read(`JOB#${jobIdOf(kind, id)}`, 'J')).toMatchObject({ state: 'done' });
	}, 60_000);

	test('that stream and sweep deliver at once, three times, is sent once', async () => {
		const ids = idsTo(12);
		const jobs = await promiseAll(kind, ids);
		await Promise.all([world.streamJobs(jobs), world.sweep(), world.streamJobs([...jobs].reverse())]);
		await world.streamJobs(jobs);
		expect(counts(ids)).toEqual(onceEach(ids));
	}, 30_000);

	test('of unknown fate rests for 15 minutes, and its event settles it', async () => {
		const jobs = await promiseAll(kind, ['A0']);
		world.mail.plan(() => 'accept_silently');
		await world.streamJobs(jobs);
		await sweepFor(14 * MINUTE, 2 * MINUTE);
		await hearAll();
		await sweepFor(HOUR, 20 * MINUTE);
		expect(counts(['A0'])).toEqual({ A0: 1 });
		expect((await world.read('APPT#A0', 'META'))?.mail).toMatchObject({ [kind]: { state: 'sent' } });
	});

	test('whose answer and event are both lost is sent once more, and not before the quarantine is over', async () => {
		const jobs = await promiseAll(kind, ['A0']);
		world.mail.plan(() => 'accept_silently');
		await world.streamJobs(jobs);
		world.mail.plan(() => 'accept');
		await sweepFor(24 * MINUTE, 4 * MINUTE);
		const [first, second, ...more] = world.mail.accepted;
		expect(more).toEqual([]);
		expect((second?.at.getTime() ?? 0) - (first?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(15 * MINUTE);
	});

	test('is sent exactly once wherever the notifier is killed, thanks to the events', async () => {
		const deaths = deathsIn(10);
		const ids = deaths.map(({ id }) => id);
		const jobs = new Map((await promiseAll(kind, ids)).map((job) => [job.ref, job]));
		const died = await dieEverywhere(world.process, deaths, (id) =>
			world.streamJobs([...jobs.values()].filter(({ ref }) => ref === id)),
		);
		await hearAll();
		await sweepFor(25 * MINUTE, 5 * MINUTE);
		expect(counts(ids)).toEqual(onceEach(ids));
		// The same eight calls as of a confirmation; the last rounds survive.
		expect(died).toHaveLength(16);
	}, 30_000);

	test('that can never be written is dead at once, rings the bell, and is shown to staff', async () => {
		const jobs = await promiseAll(kind, ['A0']);
		await world.put({ ...(await world.read('USER#A0', 'PROFILE')), email: 'a@b.example,c@d.example' });
		await world.streamJobs(jobs);
		expect(world.mail.calls).toHaveLength(0);
		expect(world.givenUp()).toBe(1);
		expect((await world.read('APPT#A0', 'META'))?.mail).toMatchObject({ [kind]: { state: 'failed' } });
	});
});
