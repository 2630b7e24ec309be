import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { isSweep } from '@tulia/test-kit/test-tier';
import PostalMime from 'postal-mime';
import {
	chosenCrashPoints,
	crashAtEach,
	crashPoints,
	idsWithin,
} from '../../../test-support/notification/crash-injection.ts';
import { eventOf } from '../../../test-support/notification/fake-gateways.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import { askQuestion, subscribeTo, writeMessage } from '../../../test-support/notification/visitors.ts';
import { type JobItem, newJob } from '../../outbox/job.items.ts';

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

const points = chosenCrashPoints(8);
const onceEach = (at = points) => Object.fromEntries(at.map(({ id }) => [id, 1]));
const acceptedOf = (id: string) =>
	fixture.mail.accepted.filter(({ tags }) => tags.jobId === `job-${id}` || tags.jobId === id).length;
const counts = (at = points) => Object.fromEntries(at.map(({ id }) => [id, acceptedOf(id)]));
const hearAll = async () => {
	for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
};
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 5) {
		fixture.clock.advance(5 * MINUTE);
		await fixture.sweep();
	}
};
/** Prepares all jobs, then runs each in a process that crashes at another point. */
const crashAll = async (prepare: (id: string) => Promise<JobItem>, at = points): Promise<readonly string[]> => {
	const jobs = new Map<string, JobItem>();
	for (const { id } of at) jobs.set(id, await prepare(id));
	return crashAtEach(fixture.process, at, async (id) => fixture.streamJobs([jobs.get(id)].filter((job) => !!job)));
};
/** Splits the messages over both inboxes: more than ten in an hour would go into a digest. */
const toStaff = (id: string) =>
	id.startsWith('before') ? askQuestion(fixture, { id }) : writeMessage(fixture, { id });
const toSubscriber = (id: string) => subscribeTo(fixture, id, `${id}@mail.example`);

describe('a notifier that crashes', () => {
	test('a notifier that crashes anywhere in a mail to staff sends exactly one after the events arrive', async () => {
		const crashed = await crashAll(toStaff);
		await hearAll();
		await sweepFor(25);
		expect(counts()).toEqual(onceEach());
		// Six calls: claim, message, admission to the hour, centre, mail service, done.
		expect(crashed).toEqual(idsWithin(points, 6));
	});

	test('a notifier that crashes anywhere in a mail to a subscriber sends exactly one after the events arrive', async () => {
		const crashed = await crashAll(toSubscriber);
		await hearAll();
		await sweepFor(25);
		expect(counts()).toEqual(onceEach());
		// Five calls: claim, subscription, centre, mail service, done.
		expect(crashed).toEqual(idsWithin(points, 5));
	});

	test('a notifier that crashes without events sends a subscriber a second mail only where it crashed between sending and recording', async () => {
		const at = crashPoints(8).filter(({ call }) => isSweep || [4, 5].includes(call));
		await crashAll(toSubscriber, at);
		await sweepFor(25);
		expect(counts(at)).toEqual({ ...onceEach(at), 'after-4': 2, 'before-5': 2 });
	});

	test('a notifier that crashes anywhere while it counts for the digest counts each message exactly once', async () => {
		const first = [];
		for (let index = 0; index < 10; index += 1) first.push(await writeMessage(fixture, { id: `M${index}` }));
		await fixture.streamJobs(first);
		const crashed = await crashAll((id) => writeMessage(fixture, { id }));
		await sweepFor(90);
		// Six calls: claim, message, refused admission to the hour, promise of the digest, count, done. No process crashes
		// after a refused call: the admission, a digest promised before, a job that the count has finished.
		const refusing = ['after-3', 'after-4', 'after-6'];
		expect(crashed).toEqual(idsWithin(points, 6).filter((id) => !refusing.includes(id)));
		const digests = fixture.mail.accepted.filter(({ tags }) => tags.kind === 'staff_digest');
		expect(digests).toHaveLength(1);
		expect((await PostalMime.parse(digests[0]?.raw ?? '')).subject).toBe(
			`${points.length} more messages from the website`,
		);
		expect(fixture.mail.accepted).toHaveLength(11);
	});

	test('a notifier that crashes anywhere in a digest sends exactly one after the events arrive, with the same count', async () => {
		const now = fixture.clock.now();
		const crashed = await crashAll(async (id) => {
			const hour = `2026-11-17T${String(points.findIndex((point) => point.id === id)).padStart(2, '0')}`;
			await fixture.put({ PK: 'STAFFMAIL#messages', SK: `H#${hour}`, rest: 14 });
			const job = newJob({ id, type: 'staff_digest_mail', ref: `messages-${hour}`, refVersion: 1, now });
			await fixture.put(job);
			return job;
		});
		await hearAll();
		await sweepFor(25);
		expect(counts()).toEqual(onceEach());
		// Five calls: claim, closing of the hour, centre, mail service, done.
		expect(crashed).toEqual(idsWithin(points, 5));
		for (const { raw } of fixture.mail.accepted)
			expect((await PostalMime.parse(raw)).subject).toBe('14 more messages from the website');
	});
});

describe('at most once', () => {
	test('concurrent deliveries by stream and sweep send one mail for each question and subscription', async () => {
		const jobs: JobItem[] = [];
		for (let index = 0; index < 10; index += 1) {
			jobs.push(
				await askQuestion(fixture, { id: `Q${index}` }),
				await subscribeTo(fixture, `S${index}`, `s${index}@mail.example`),
			);
		}
		await Promise.all([fixture.streamJobs(jobs), fixture.sweep(), fixture.streamJobs(jobs)]);
		await fixture.streamJobs(jobs);
		expect(fixture.mail.accepted).toHaveLength(20);
		expect(new Set(fixture.mail.accepted.map(({ tags }) => tags.jobId)).size).toBe(20);
	});

	test('a mail of unknown outcome is quarantined for 15 minutes; its event settles it', async () => {
		fixture.mail.plan(() => 'accept_silently');
		await fixture.streamJobs([await toStaff('before-1'), await toSubscriber('after-1')]);
		await sweepFor(10);
		await hearAll();
		await sweepFor(60);
		expect(fixture.mail.accepted).toHaveLength(2);
		for (const id of ['before-1', 'after-1']) {
			expect(await fixture.read(`JOB#job-${id}`, 'J')).toMatchObject({ state: 'done' });
		}
	});
});

test('a message that is counted into a closed hour goes to the next hour', async () => {
	const jobs: JobItem[] = [];
	for (let index = 0; index < 11; index += 1) jobs.push(await writeMessage(fixture, { id: `M${index}` }));
	await fixture.put({ PK: 'STAFFMAIL#messages', SK: 'H#2026-11-18T07', closed: true });
	await fixture.streamJobs(jobs);
	expect(fixture.mail.accepted).toHaveLength(10);
	await sweepFor(90);
	expect(fixture.mail.accepted.map(({ tags }) => tags.kind)).toEqual(Array(11).fill('staff_message'));
});
