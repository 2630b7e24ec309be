import {
	type DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	UpdateCommand,
	type UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { dueKeys, dueShard, dueSortKey, JOB_SHARDS, jobExpiry, jobKey, newJob } from '../../outbox/job.items.ts';
import { JOB_LEASE_MS, type Job, QUARANTINE_MS } from '../../outbox/job.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { dueIds } from './due-index.repository.ts';
import type { JobStore } from './job-store.ts';

const SHARDS = Array.from({ length: JOB_SHARDS }, (_, shard) => dueShard(shard));
const STATE = { '#state': 'state' } as const;

/** The only module that knows how stored jobs are read and updated. */
export const jobRepository = (db: DynamoDBDocumentClient, TableName: string): JobStore => {
	/** Undefined when the condition failed: another worker claimed it first, which is harmless in every caller. */
	const update = async (id: string, change: JobChange): Promise<Job | undefined> => {
		try {
			const { Attributes } = await db.send(
				new UpdateCommand({
					TableName,
					Key: jobKey(id),
					ReturnValues: 'ALL_NEW',
					...change,
				}),
			);
			return Attributes ? jobFrom(Attributes) : undefined;
		} catch (error) {
			if (isConditionFailure(error)) return undefined;
			throw error;
		}
	};
	return {
		claim: (id, now) => update(id, claimChange(id, now)),
		async finish(id, state) {
			await update(id, {
				UpdateExpression: 'SET #state = :state, lease = :none REMOVE G3PK, G3SK, sealed',
				ConditionExpression: '#state IN (:pending, :sending)',
				ExpressionAttributeNames: STATE,
				ExpressionAttributeValues: { ':state': state, ':none': 0, ':pending': 'pending', ':sending': 'sending' },
			});
		},
		async postpone({ id, attempts }, nextAt) {
			await update(id, {
				UpdateExpression: 'SET #state = :pending, lease = :none, nextAt = :next, G3SK = :due',
				ConditionExpression: '#state = :sending AND attempts = :attempts',
				ExpressionAttributeNames: STATE,
				ExpressionAttributeValues: {
					':pending': 'pending',
					':sending': 'sending',
					':none': 0,
					':attempts': attempts,
					':next': nextAt.toISOString(),
					':due': dueSortKey(nextAt.toISOString(), id),
				},
			});
		},
		async recordAccepted(id, attempt) {
			await update(id, {
				UpdateExpression:
					'SET #state = :done, lease = :none, seen = list_append(seen, :attempts) REMOVE G3PK, G3SK, sealed',
				ConditionExpression: 'attribute_exists(PK) AND NOT contains(seen, :attempt)',
				ExpressionAttributeNames: STATE,
				ExpressionAttributeValues: { ':done': 'done', ':none': 0, ':attempts': [attempt], ':attempt': attempt },
			});
		},
		async reopen(id, now) {
			return (await update(id, reopening(id, now))) !== undefined;
		},
		...promises(db, TableName),
		due: (now) => dueIds({ db, TableName, partitions: SHARDS, until: now }),
	};
};

/** Promises a job outside of the transaction of its cause: its id makes that idempotent. */
const promises = (db: DynamoDBDocumentClient, TableName: string): Pick<JobStore, 'stateOf' | 'promise'> => ({
	async stateOf(id) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: jobKey(id), ConsistentRead: true }));
		return Item?.state;
	},
	async promise(job) {
		const Item = newJob(job);
		try {
			await db.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
		} catch (error) {
			if (!isConditionFailure(error)) throw error;
		}
	},
});

interface JobChange {
	readonly UpdateExpression: string;
	readonly ConditionExpression: string;
	readonly ExpressionAttributeNames: Record<string, string>;
	readonly ExpressionAttributeValues: Record<string, unknown>;
}

/** `nextAt` alone decides: a claim moves it past lease and quarantine. */
function claimChange(id: string, now: Date): JobChange {
	const lease = now.getTime() + JOB_LEASE_MS;
	const nextAt = new Date(lease + QUARANTINE_MS).toISOString();
	return {
		UpdateExpression: 'SET #state = :sending, lease = :lease, attempts = attempts + :one, nextAt = :next, G3SK = :due',
		ConditionExpression: '#state IN (:pending, :sending) AND nextAt <= :now',
		ExpressionAttributeNames: STATE,
		ExpressionAttributeValues: {
			':pending': 'pending',
			':sending': 'sending',
			':lease': lease,
			':one': 1,
			':next': nextAt,
			':due': dueSortKey(nextAt, id),
			':now': now.toISOString(),
		},
	};
}

/** `attempts` is not reset: the stored delivery status is only replaced by that of a later attempt. */
function reopening(id: string, now: Date): JobChange {
	const nextAt = now.toISOString();
	const { G3PK, G3SK } = dueKeys(id, nextAt);
	return {
		UpdateExpression:
			'SET #state = :pending, reopenedAt = :now, nextAt = :now, G3PK = :shard, G3SK = :due, #ttl = :ttl',
		ConditionExpression: '#state = :dead',
		ExpressionAttributeNames: { ...STATE, '#ttl': 'ttl' },
		ExpressionAttributeValues: {
			':dead': 'dead',
			':pending': 'pending',
			':now': nextAt,
			':shard': G3PK,
			':due': G3SK,
			':ttl': jobExpiry(now),
		},
	};
}

/** Only `newJob` and this module write jobs, so their shape is known. */
function jobFrom(item: NonNullable<UpdateCommandOutput['Attributes']>): Job {
	const { id, type, ref, refVersion, state, attempts, lease, seen, createdAt, nextAt } = item;
	const { dueAt, reopenedAt, requestId, askedAt, sealed, change, actor } = item;
	return {
		...{ id, type, ref, refVersion, state, attempts, lease, seen, createdAt, nextAt },
		...{ dueAt, reopenedAt, requestId, askedAt, sealed, change, actor },
	};
}
