import { newJob } from './job.items.ts';
import { backoffAfter, hasExhaustedRetries } from './job.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = new Date('2026-11-16T07:30:00.000Z');

test.each([
	[1, 1],
	[2, 2],
	[3, 4],
	[6, 32],
	[7, 60],
	[8, 60],
	[5000, 60],
])('after %i failed attempts a job waits %i minutes', (attempts, minutes) => {
	expect(backoffAfter(attempts)).toBe(minutes * MINUTE);
});

test.each([
	[72 * HOUR - 1, false],
	[72 * HOUR, true],
])('a job whose first attempt was %i ms ago is out of retries: %s', (age, expected) => {
	expect(hasExhaustedRetries({ createdAt: NOW.toISOString() }, new Date(NOW.getTime() + age))).toBe(expected);
});

test('a reopened job is retried for another 72 hours', () => {
	const reopenedAt = NOW.toISOString();
	const job = { createdAt: '2026-11-01T07:30:00.000Z', reopenedAt };
	expect(hasExhaustedRetries(job, new Date(NOW.getTime() + 72 * HOUR - 1))).toBe(false);
	expect(hasExhaustedRetries(job, new Date(NOW.getTime() + 72 * HOUR))).toBe(true);
});

test('a new job is due at once, lies on one of four shards, and expires after 30 days', () => {
	const job = newJob({ id: '01JOB', type: 'confirmation_mail', ref: '01A', refVersion: 1, now: NOW });
	expect(job).toMatchObject({
		PK: 'JOB#01JOB',
		SK: 'J',
		entity: 'job',
		state: 'pending',
		attempts: 0,
		lease: 0,
		nextAt: NOW.toISOString(),
		G3SK: '2026-11-16T07:30:00.000Z#01JOB',
		ttl: Date.parse('2026-12-16T07:30:00.000Z') / 1000,
	});
	expect(job.G3PK).toMatch(/^DUE#[0-3]$/);
});

test('a job always lies on the same shard, and jobs spread over all shards', () => {
	const shardOf = (id: string) => newJob({ id, type: 'create_schedule', ref: 'a', refVersion: 1, now: NOW }).G3PK;
	expect(shardOf('01JOB')).toBe(shardOf('01JOB'));
	expect(new Set(Array.from({ length: 100 }, (_, index) => shardOf(`01JOB${index}`))).size).toBe(4);
});
