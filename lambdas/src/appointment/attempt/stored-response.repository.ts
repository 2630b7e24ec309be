import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { epochSeconds, idempotencyKey } from '../idempotency.items.ts';
import type { StoredResponse } from './stored-response.ts';

/** Seals and opens the responses stored under idempotency keys. */
export interface StoredResponses {
	seal(answer: StoredResponse, userId: string, key: string): Promise<string>;
	open(sealed: string, userId: string, key: string): Promise<StoredResponse>;
	/** Read consistently; undefined when there is none, or it expired. */
	recall(userId: string, key: string, now: Date): Promise<StoredResponse | undefined>;
}

export function storedResponses(
	db: DynamoDBDocumentClient,
	TableName: string,
	cipher: () => Promise<FieldCipher>,
): StoredResponses {
	// A stored response is bound to its key and client: under another it cannot be opened.
	const placeOf = (userId: string, key: string): string => idempotencyKey(userId, key).PK;
	const open: StoredResponses['open'] = async (sealed, userId, key) =>
		// Authenticated encryption proves that `seal` below wrote it.
		JSON.parse((await cipher()).decrypt(sealed, placeOf(userId, key))) as StoredResponse;
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
