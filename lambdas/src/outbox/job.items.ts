import type { DynamoDBRecord } from 'aws-lambda';
import { currentRequestId } from '../platform/request-id.ts';
import { shardOf } from '../platform/table/shard.ts';
import type { Job, NewJob } from './job.ts';

/** Shards of the due index. */
export const JOB_SHARDS = 4;

const SECOND = 1000;
const KEPT_MS = 30 * 24 * 60 * 60 * SECOND;

export interface JobItem extends Job {
	readonly PK: string;
	readonly SK: 'J';
	readonly entity: 'job';
	readonly G3PK?: string;
	readonly G3SK?: string;
	/** Epoch seconds: a job is deleted 30 days after it was first due. */
	readonly ttl: number;
}

/** The TTL of a job that is first due `now`, epoch seconds. */
export const jobExpiry = (now: Date): number => Math.floor((now.getTime() + KEPT_MS) / SECOND);

/** The item to put, with `attribute_not_exists(PK)`, in the transaction of its cause. */
export function newJob(given: NewJob): JobItem {
	const { id, type, ref, refVersion, now, askedAt, sealed, change, actor } = given;
	const dueAt = given.dueAt ?? now;
	const createdAt = now.toISOString();
	const nextAt = dueAt.toISOString();
	const requestId = currentRequestId();
	return {
		...jobKey(id),
		entity: 'job',
		id,
		type,
		ref,
		refVersion,
		state: 'pending',
		attempts: 0,
		lease: 0,
		seen: [],
		createdAt,
		nextAt,
		...(given.dueAt === undefined ? {} : { dueAt: nextAt }),
		...(requestId === undefined ? {} : { requestId }),
		...(askedAt === undefined ? {} : { askedAt }),
		...(sealed === undefined ? {} : { sealed }),
		...(change === undefined ? {} : { change }),
		...(actor === undefined ? {} : { actor }),
		...dueKeys(id, nextAt),
		ttl: jobExpiry(dueAt),
	};
}

const JOB_PREFIX = 'JOB#';

export const jobKey = (id: string): { readonly PK: string; readonly SK: 'J' } => ({
	PK: `${JOB_PREFIX}${id}`,
	SK: 'J',
});

export const dueShard = (shard: number): string => `DUE#${shard}`;

export const dueSortKey = (at: string, id: string): string => `${at}#${id}`;

export const dueKeys = (id: string, nextAt: string): { readonly G3PK: string; readonly G3SK: string } => ({
	G3PK: dueShard(shardOf(id, JOB_SHARDS)),
	G3SK: dueSortKey(nextAt, id),
});

/** The new job in a stream record. The event source mapping filters by the same rule; this is its source. */
export function jobToRun({ eventName, dynamodb }: DynamoDBRecord, now: Date): string | undefined {
	const { state, nextAt } = dynamodb?.NewImage ?? {};
	const key = dynamodb?.Keys?.PK?.S ?? '';
	const isChange = eventName === 'INSERT' || eventName === 'MODIFY';
	if (!isChange || !key.startsWith(JOB_PREFIX) || state?.S !== 'pending') return undefined;
	// The sweep takes jobs that were put back for later.
	return (nextAt?.S ?? '') <= now.toISOString() ? key.slice(JOB_PREFIX.length) : undefined;
}
