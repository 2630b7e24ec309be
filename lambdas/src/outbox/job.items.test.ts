import type { DynamoDBRecord } from 'aws-lambda';
import { withRequestId } from '../platform/request-id.ts';
import { jobToRun, newJob } from './job.items.ts';

const NOW = new Date('2026-11-16T07:30:00.000Z');
const aRecord = ({
	PK = 'JOB#01J',
	state = 'pending',
	nextAt = NOW.toISOString(),
	eventName = 'INSERT' as const,
	...rest
} = {}): DynamoDBRecord => ({
	eventName,
	dynamodb: { Keys: { PK: { S: PK } }, NewImage: { state: { S: state }, nextAt: { S: nextAt } } },
	...rest,
});

test('a job carries the id of the request that promised it', () => {
	const given = { id: '01J', type: 'welcome_mail', ref: '01U', refVersion: 1, now: NOW } as const;
	const job = withRequestId('req-1', () => newJob(given));
	expect(job.requestId).toBe('req-1');
	expect(newJob(given)).not.toHaveProperty('requestId');
});

test('only a new job is read from a stream record', () => {
	expect(jobToRun(aRecord(), NOW)).toBe('01J');
});

test.each([
	['an item that is no job', aRecord({ PK: 'APPT#01J' })],
	['a claimed job', aRecord({ state: 'sending' })],
	['a finished job', aRecord({ state: 'done' })],
	['a job due for a later retry', aRecord({ nextAt: '2026-11-16T07:31:00.000Z' })],
	['a job that was deleted', { ...aRecord(), eventName: 'REMOVE' as const }],
	['a record without images', { eventName: 'INSERT' as const }],
])('no new job is read from the stream record of %s', (_what, record) => {
	expect(jobToRun(record, NOW)).toBeUndefined();
});
