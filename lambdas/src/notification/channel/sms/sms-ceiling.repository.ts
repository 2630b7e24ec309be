import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { smsMonthKey } from '../../../client/sms-month.items.ts';
import { codesOf } from '../../../client/sms-month.ts';
import { notices, type SmsKind } from '../../../outbox/notices.ts';
import { isConditionFailure } from '../../../platform/table/transaction.ts';
import type { SmsCeiling } from './sms-ceiling.ts';

const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** Codes count towards the month and towards their own share. */
const CODE = {
	add: ', codes :one',
	back: ', codes :less',
	condition: ' AND (attribute_not_exists(codes) OR codes < :codes)',
} as const;
const NO_CODE = { add: '', back: '', condition: '' } as const;
const countsOf = (kind: SmsKind): typeof CODE | typeof NO_CODE => (kind === 'phone_code' ? CODE : NO_CODE);

/** The conditional write that counts one SMS, out of `messages` of the month. */
function taking(kind: SmsKind, messages: number, now: Date) {
	const { add, condition } = countsOf(kind);
	return {
		Key: smsMonthKey(now),
		UpdateExpression: `SET entity = :entity, #ttl = :ttl ADD messages :one${add}`,
		ConditionExpression: `(attribute_not_exists(messages) OR messages < :limit)${condition}`,
		ExpressionAttributeNames: { '#ttl': 'ttl' },
		ExpressionAttributeValues: {
			':entity': 'sms-spent',
			':ttl': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
			':one': 1,
			':limit': Math.floor(messages * notices[kind].sms.sentUpTo),
			...(condition === '' ? {} : { ':codes': codesOf(messages) }),
		},
	};
}

/**
 * One item per month makes the ceiling safe under concurrent sends. `messages`: the ceiling of a month. `onUsed`
 * receives the used part, from 0 to 1.
 */
export const smsCeiling = (
	db: DynamoDBDocumentClient,
	TableName: string,
	{ messages, onUsed }: { readonly messages: number; readonly onUsed: (share: number) => void },
): SmsCeiling => ({
	async take(kind, now) {
		try {
			const { Attributes } = await db.send(
				new UpdateCommand({ TableName, ...taking(kind, messages, now), ReturnValues: 'UPDATED_NEW' }),
			);
			onUsed(Number(Attributes?.messages ?? 0) / messages);
			return true;
		} catch (error) {
			if (!isConditionFailure(error)) throw error;
			// A spent share of the codes does not tell how much of the month is used.
			if (kind !== 'phone_code') onUsed(notices[kind].sms.sentUpTo);
			return false;
		}
	},
	async giveBack(kind, now) {
		await db.send(
			new UpdateCommand({
				TableName,
				Key: smsMonthKey(now),
				UpdateExpression: `ADD messages :less${countsOf(kind).back}`,
				ExpressionAttributeValues: { ':less': -1 },
			}),
		);
	},
});
