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
import { retryConflicts } from '../../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../../platform/table/transaction.ts';
import { finishHeldJob } from '../../job/held-job.actions.ts';
import { type GatheredChanges, type Gathering, gatheringRef } from './gathered-changes.ts';
import type { GatheredChange } from './net-changes.ts';

/** Longer than a notice is retried. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** More than a psychologist has visits in all the days that can be booked. */
const MOST = 400;

/** The only module that knows how gathered changes are stored: a set of them, and whether it is `closed`. */
export const gatheredChanges = (db: DynamoDBDocumentClient, TableName: string): GatheredChanges => ({
	async add(gathering, job, now) {
		// The promise first: a notice of nothing is never sent, but changes without a notice would never be told.
		await promiseNotice(db, TableName, gathering, now);
		const TransactItems = [
			{ Update: { TableName, ...finishHeldJob(job) } },
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
		// `oneMore` alone writes them.
		return [...(Attributes?.changes ?? [])].map((text): GatheredChange => JSON.parse(text));
	},
});

/** One notice a gathering, whoever promises it and however often: its id says which. */
async function promiseNotice(
	db: DynamoDBDocumentClient,
	TableName: string,
	gathering: Gathering,
	now: Date,
): Promise<void> {
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

/** The same change twice is one: a set holds it once. */
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
