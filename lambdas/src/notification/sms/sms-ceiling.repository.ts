import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import type { SmsCeiling } from './sms-ceiling.ts';
import { SENT_UP_TO } from './sms-kind.ts';

const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** One item a month of the centre counts its SMS, so that a hundred senders at once cannot pass the ceiling. */
const monthKey = (now: Date) => ({ PK: 'SMS#SPENT', SK: dayOf(now).slice(0, 7) });

/** `messages`: of a whole month. `onUsed` hears how much of them is used, from 0 to 1. */
export const smsCeiling = (
	db: DynamoDBDocumentClient,
	TableName: string,
	{ messages, onUsed }: { readonly messages: number; readonly onUsed: (share: number) => void },
): SmsCeiling => ({
	async take(kind, now) {
		try {
			const { Attributes } = await db.send(
				new UpdateCommand({
					TableName,
					Key: monthKey(now),
					UpdateExpression: 'SET entity = :entity, #ttl = :ttl ADD messages :one',
					ConditionExpression: 'attribute_not_exists(messages) OR messages < :limit',
					ExpressionAttributeNames: { '#ttl': 'ttl' },
					ExpressionAttributeValues: {
						':entity': 'sms-spent',
						':ttl': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
						':one': 1,
						':limit': Math.floor(messages * SENT_UP_TO[kind]),
					},
					ReturnValues: 'UPDATED_NEW',
				}),
			);
			onUsed(Number(Attributes?.messages ?? 0) / messages);
			return true;
		} catch (error) {
			if (!isConditionFailure(error)) throw error;
			onUsed(SENT_UP_TO[kind]);
			return false;
		}
	},
	async giveBack(now) {
		await db.send(
			new UpdateCommand({
				TableName,
				Key: monthKey(now),
				UpdateExpression: 'ADD messages :less',
				ExpressionAttributeValues: { ':less': -1 },
			}),
		);
	},
});
