import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { newJob } from '../outbox/job.items.ts';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { sinceOf, subscriptionKey, subscriptionList } from './subscription.items.ts';
import type { Subscription } from './subscription.ts';
import type { PromisedMail, SubscriptionStore } from './subscription-store.ts';

/** Subscriptions, one item each. */
export const subscriptionRepository = (db: DynamoDBDocumentClient, TableName: string): SubscriptionStore => ({
	async find(id) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: subscriptionKey(id), ConsistentRead: true }));
		// Written by this module only, so its shape is known.
		return Item?.subscription;
	},
	async replace(known, next, mail) {
		const put = { TableName, Item: itemOf(next), ...unchangedSince(known) };
		const TransactItems = [{ Put: put }, ...(mail ? [{ Put: jobPut(TableName, next, mail) }] : [])];
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return true;
		} catch (error) {
			if (isConditionFailure(error, 0)) return false;
			throw error;
		}
	},
	async remove(id) {
		await db.send(new DeleteCommand({ TableName, Key: subscriptionKey(id) }));
	},
});

/** Listed for staff by state, newest first. DynamoDB's TTL deletes late, so readers check `expiresAt`. */
function itemOf(subscription: Subscription): Record<string, unknown> {
	const { id, state, ver, expiresAt } = subscription;
	return {
		...subscriptionKey(id),
		entity: 'subscription',
		G1PK: subscriptionList(state),
		G1SK: `${sinceOf(subscription)}#${id}`,
		ver,
		subscription,
		...(expiresAt === undefined ? {} : { ttl: Math.floor(Date.parse(expiresAt) / 1000) }),
	};
}

const unchangedSince = (known: Subscription | undefined) =>
	known
		? { ConditionExpression: 'ver = :known', ExpressionAttributeValues: { ':known': known.ver } }
		: { ConditionExpression: 'attribute_not_exists(PK)' };

const jobPut = (TableName: string, { id, ver }: Subscription, { type, jobId, now }: PromisedMail) => ({
	TableName,
	Item: newJob({ id: jobId, type, ref: id, refVersion: ver, now }),
	ConditionExpression: 'attribute_not_exists(PK)',
});
