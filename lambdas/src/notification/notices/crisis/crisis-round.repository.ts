import { type DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { type JobItem, jobKey, newJob } from '../../../outbox/job.items.ts';
import type { Job } from '../../../outbox/job.ts';
import { retryConflicts } from '../../../platform/table/retry-conflicts.ts';
import { type Action, putNew } from '../../../platform/table/transaction.actions.ts';
import { isConditionFailure } from '../../../platform/table/transaction.ts';
import { type CrisisRoundStore, roundAt, SMS_ROUNDS_A_DAY } from './crisis-round.ts';

const KEPT_SECONDS = 7 * 24 * 60 * 60;

/** The only module that knows how rounds are stored: each is a job, and one item a day counts the rounds with SMS. */
export function crisisRounds(db: DynamoDBDocumentClient, TableName: string): CrisisRoundStore {
	/** The index of the refused action, undefined when the transaction succeeded. */
	async function refusedAction(TransactItems: Action[]): Promise<number | undefined> {
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return undefined;
		} catch (error) {
			const refused = TransactItems.findIndex((_, at) => isConditionFailure(error, at));
			if (refused < 0) throw error;
			return refused;
		}
	}
	return {
		async gather(job, now) {
			const { began, ends } = roundAt(now);
			const round = { type: 'crisis_round', ref: began, refVersion: 1, now } as const;
			const first = putNew(TableName, newJob({ ...round, id: `crisis-round-${began}` }));
			const refused = await refusedAction([finishing(TableName, job), first]);
			if (refused === undefined) return 'gathered';
			if (refused === 0) return 'overtaken';
			const later = whilePending(TableName, newJob({ ...round, id: `crisis-round-${began}-more`, dueAt: ends }));
			const refusedThen = await refusedAction([finishing(TableName, job), later]);
			if (refusedThen === undefined) return 'gathered';
			return refusedThen === 0 ? 'overtaken' : 'closed';
		},
		async admitSms(roundId, now) {
			try {
				await db.send(new UpdateCommand({ TableName, ...admission(roundId, now) }));
				return true;
			} catch (error) {
				if (isConditionFailure(error)) return false;
				throw error;
			}
		},
	};
}

/** Marks the job done for the holder of this attempt; `jobRepository` does the same without a transaction. */
const finishing = (TableName: string, { id, attempts }: Job): Action => ({
	Update: {
		TableName,
		Key: jobKey(id),
		UpdateExpression: 'SET #state = :done, lease = :none REMOVE G3PK, G3SK',
		ConditionExpression: '#state = :sending AND attempts = :attempts',
		ExpressionAttributeNames: { '#state': 'state' },
		ExpressionAttributeValues: { ':done': 'done', ':none': 0, ':sending': 'sending', ':attempts': attempts },
	},
});

/** Creates the job, or leaves a pending one as it is. Refused after the job was claimed: it is alerting. */
function whilePending(TableName: string, { PK, SK, ...item }: JobItem): Action {
	const fields = Object.entries(item);
	return {
		Update: {
			TableName,
			Key: { PK, SK },
			UpdateExpression: `SET ${fields.map((_, at) => `#f${at} = if_not_exists(#f${at}, :f${at})`).join(', ')}`,
			ConditionExpression: 'attribute_not_exists(PK) OR (#state = :pending AND attempts = :none)',
			ExpressionAttributeNames: {
				'#state': 'state',
				...Object.fromEntries(fields.map(([name], at) => [`#f${at}`, name])),
			},
			ExpressionAttributeValues: {
				':pending': 'pending',
				':none': 0,
				...Object.fromEntries(fields.map(([, value], at) => [`:f${at}`, value])),
			},
		},
	};
}

const admission = (roundId: string, now: Date) => ({
	Key: { PK: 'CRISIS#ROUNDS', SK: `DAY#${dayOf(now)}` },
	UpdateExpression: 'SET entity = :entity, #ttl = :ttl ADD rounds :rounds',
	ConditionExpression: 'attribute_not_exists(rounds) OR contains(rounds, :round) OR size(rounds) < :most',
	ExpressionAttributeNames: { '#ttl': 'ttl' },
	ExpressionAttributeValues: {
		':entity': 'crisis-rounds',
		':ttl': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
		':rounds': new Set([roundId]),
		':round': roundId,
		':most': SMS_ROUNDS_A_DAY,
	},
});
