import { type DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { newJob } from '../../../outbox/job.items.ts';
import { retryConflicts } from '../../../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../../../platform/table/transaction.ts';
import { finishClaimedJob } from '../../job/claimed-job.actions.ts';
import type { DigestStore } from './digest-store.ts';
import { boundsOf, CRISIS_MAILS_AN_HOUR, digestRef, type InboxHour, MAILS_AN_HOUR } from './staff-inbox.ts';

/** The digest waits for jobs that were still counting when the hour ended. */
const GRACE_MS = 60_000;
/** Longer than the retries of a digest. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** The only module that knows how an hour of a staff inbox is stored: `singles`, `crisis`, `rest` and `closed`. */
export const digestRepository = (db: DynamoDBDocumentClient, TableName: string): DigestStore => ({
	async admit(at, jobId, mayBeInCrisis) {
		const asOneOf = (jobs: AdmittedJobs) =>
			unlessRefused(() => db.send(new UpdateCommand({ TableName, ...admission(at, jobId, jobs) })));
		return (mayBeInCrisis && (await asOneOf('crisis'))) || asOneOf('singles');
	},
	async count(at, job, now) {
		// The digest is promised first: an empty one is never sent, but a count without a digest would be lost.
		await unlessRefused(() => db.send(new PutCommand({ TableName, ...promise(at, now) })));
		const TransactItems = [
			{ Update: { TableName, ...finishClaimedJob(job) } },
			{ Update: { TableName, ...oneMore(at) } },
		];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return 'counted';
		} catch (error) {
			if (isConditionFailure(error, 0)) return 'overtaken';
			if (isConditionFailure(error, 1)) return 'closed';
			throw error;
		}
	},
	async close(at) {
		const { Attributes } = await db.send(new UpdateCommand({ TableName, ...closing(at) }));
		return Number(Attributes?.rest ?? 0);
	},
});

/** False when the condition failed. */
async function unlessRefused(write: () => Promise<unknown>): Promise<boolean> {
	try {
		await write();
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}

const hourKey = ({ inbox, hour }: InboxHour) => ({ PK: `STAFFMAIL#${inbox}`, SK: `H#${hour}` });

const KEPT = { expression: 'entity = :entity, #ttl = :ttl', names: { '#ttl': 'ttl' } } as const;
const entityAndTtl = (at: InboxHour) => ({
	':entity': 'staff-inbox-hour',
	':ttl': Math.floor((boundsOf(at).to.getTime() + KEPT_MS) / 1000),
});

const MOST = { singles: MAILS_AN_HOUR, crisis: CRISIS_MAILS_AN_HOUR } as const;
type AdmittedJobs = keyof typeof MOST;

const admission = (at: InboxHour, jobId: string, jobs: AdmittedJobs) => ({
	Key: hourKey(at),
	UpdateExpression: `SET ${KEPT.expression} ADD #admitted :jobs`,
	ConditionExpression: 'attribute_not_exists(#admitted) OR contains(#admitted, :job) OR size(#admitted) < :most',
	ExpressionAttributeNames: { ...KEPT.names, '#admitted': jobs },
	ExpressionAttributeValues: { ...entityAndTtl(at), ':jobs': new Set([jobId]), ':job': jobId, ':most': MOST[jobs] },
});

const oneMore = (at: InboxHour) => ({
	Key: hourKey(at),
	UpdateExpression: `SET ${KEPT.expression} ADD rest :one`,
	ConditionExpression: 'attribute_not_exists(closed)',
	ExpressionAttributeNames: KEPT.names,
	ExpressionAttributeValues: { ...entityAndTtl(at), ':one': 1 },
});

const closing = (at: InboxHour) => ({
	Key: hourKey(at),
	UpdateExpression: `SET ${KEPT.expression}, closed = :yes`,
	ExpressionAttributeNames: KEPT.names,
	ExpressionAttributeValues: { ...entityAndTtl(at), ':yes': true },
	ReturnValues: 'ALL_NEW' as const,
});

/** One digest per inbox and hour: the id makes promising it idempotent. */
const promise = (at: InboxHour, now: Date) => {
	const ref = digestRef(at);
	const dueAt = new Date(boundsOf(at).to.getTime() + GRACE_MS);
	return {
		Item: newJob({ id: `digest-${ref}`, type: 'staff_digest_mail', ref, refVersion: 1, now, dueAt }),
		ConditionExpression: 'attribute_not_exists(PK)',
	};
};
