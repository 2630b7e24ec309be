import {
	type DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	TransactWriteCommand,
	UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { myDayPartition } from '../../../my-day/my-day.items.ts';
import { newJob } from '../../../outbox/job.items.ts';
import type { Job } from '../../../outbox/job.ts';
import type { Table } from '../../../platform/table/dynamo.ts';
import { retryConflicts } from '../../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../../platform/table/transaction.ts';
import { finishClaimedJob } from '../../job/claimed-job.actions.ts';
import { type GatheredChanges, type Gathering, gatheringRef } from './gathered-changes.ts';
import type { GatheredChange } from './net-changes.ts';

/** Longer than the retries of a notice. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** More visits than a psychologist can have in all bookable days. */
const MOST = 400;

/** The only module that knows how collected changes are stored: a set of them, and `closed`. */
export const gatheredChanges = (db: DynamoDBDocumentClient, TableName: string): GatheredChanges => ({
	async add(gathering, job, now) {
		// The notice is promised first: an empty one is never sent, but changes without a notice would be lost.
		await promiseNotice({ db, TableName }, gathering, now);
		const TransactItems = [
			{ Update: { TableName, ...finishClaimedJob(job) } },
			{ Update: { TableName, ...oneMore(gathering, job) } },
		];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return 'added';
		} catch (error) {
			if (isConditionFailure(error, 0)) return 'overtaken';
			if (isConditionFailure(error, 1)) return whyNotAdded(db, TableName, gathering);
			throw error;
		}
	},
	async close(gathering) {
		const { Attributes } = await db.send(new UpdateCommand({ TableName, ...closing(gathering) }));
		// `oneMore` is the only writer, so the shape is known.
		return [...(Attributes?.changes ?? [])].map((text): GatheredChange => JSON.parse(text));
	},
});

/** One notice per collection: the id makes promising it idempotent. */
async function promiseNotice({ db, TableName }: Table, gathering: Gathering, now: Date): Promise<void> {
	const { psychologistId, due } = gathering;
	const id = `day-notice-${psychologistId}-${due.getTime()}`;
	const ref = gatheringRef(gathering);
	const Item = newJob({ id, type: 'day_notice_mail', ref, refVersion: 1, now, dueAt: due });
	try {
		await db.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
	} catch (error) {
		if (!isConditionFailure(error)) throw error;
	}
}

async function whyNotAdded(
	db: DynamoDBDocumentClient,
	TableName: string,
	gathering: Gathering,
): Promise<'closed' | 'full'> {
	const Key = gatheringKey(gathering);
	const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
	return Item?.closed === true ? 'closed' : 'full';
}

const gatheringKey = ({ psychologistId, due }: Gathering) => ({
	PK: myDayPartition(psychologistId),
	SK: `TOLD#${due.toISOString()}`,
});

const KEPT = { expression: 'entity = :entity, #ttl = :ttl', names: { '#ttl': 'ttl' } } as const;
const entityAndTtl = ({ due }: Gathering) => ({
	':entity': 'gathered-changes',
	':ttl': Math.floor((due.getTime() + KEPT_MS) / 1000),
});

/** Idempotent: the set holds an equal change once. */
const oneMore = (gathering: Gathering, { ref, refVersion, change }: Job) => {
	const { before, after, byClient } = change ?? {};
	const line: GatheredChange = {
		...{ appointmentId: ref, version: refVersion },
		...(before === undefined ? {} : { before }),
		...(after === undefined ? {} : { after }),
		...(byClient ? { byClient } : {}),
	};
	return {
		Key: gatheringKey(gathering),
		UpdateExpression: `SET ${KEPT.expression} ADD changes :lines`,
		ConditionExpression: 'attribute_not_exists(closed) AND (attribute_not_exists(changes) OR size(changes) < :most)',
		ExpressionAttributeNames: KEPT.names,
		ExpressionAttributeValues: {
			...entityAndTtl(gathering),
			':lines': new Set([JSON.stringify(line)]),
			':most': MOST,
		},
	};
};

const closing = (gathering: Gathering) => ({
	Key: gatheringKey(gathering),
	UpdateExpression: `SET ${KEPT.expression}, closed = :yes`,
	ExpressionAttributeNames: KEPT.names,
	ExpressionAttributeValues: { ...entityAndTtl(gathering), ':yes': true },
	ReturnValues: 'ALL_NEW' as const,
});
