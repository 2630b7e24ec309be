import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { epochSeconds, idempotencyKey } from './idempotency-item.ts';
import type { KeptAnswer } from './reservation.ts';

/** Seals the answers that are kept under idempotency keys, and opens them. */
export interface KeptAnswers {
	seal(answer: KeptAnswer, userId: string, key: string): Promise<string>;
	open(sealed: string, userId: string, key: string): Promise<KeptAnswer>;
	/** Read consistently; undefined when there is none, or it expired. */
	recall(userId: string, key: string, now: Date): Promise<KeptAnswer | undefined>;
}

export function keptAnswers(
	db: DynamoDBDocumentClient,
	TableName: string,
	cipher: () => Promise<FieldCipher>,
): KeptAnswers {
	// A kept answer belongs to its place: moved under another key or client it no longer opens.
	const placeOf = (userId: string, key: string): string => idempotencyKey(userId, key).PK;
	const open: KeptAnswers['open'] = async (sealed, userId, key) =>
		// The cipher proves that `seal` below wrote it.
		JSON.parse((await cipher()).decrypt(sealed, placeOf(userId, key))) as KeptAnswer;
	return {
		open,
		async seal(answer, userId, key) {
			return (await cipher()).encrypt(JSON.stringify(answer), placeOf(userId, key));
		},
		async recall(userId, key, now) {
			const { Item } = await db.send(
				new GetCommand({ TableName, Key: idempotencyKey(userId, key), ConsistentRead: true }),
			);
			return Item && Item.expiresAt >= epochSeconds(now) ? open(Item.sealed, userId, key) : undefined;
		},
	};
}
