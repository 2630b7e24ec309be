import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item, Key } from './stored-item.ts';

/** `latest` is strongly consistent; `recent` is eventually consistent and costs half. */
type Freshness = 'latest' | 'recent';

const BATCH = 100;
const TRIES = 3;

/**
 * Reads items by their keys, 100 a call, in no particular order; missing items are left out. DynamoDB may process a
 * batch in part: the unprocessed keys are requested again, and a result that stays incomplete throws.
 */
export async function readItems(
	db: DynamoDBDocumentClient,
	TableName: string,
	keys: readonly Key[],
	freshness: Freshness = 'latest',
): Promise<readonly Item[]> {
	const batches = Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, index) =>
		keys.slice(index * BATCH, (index + 1) * BATCH),
	);
	const read = await Promise.all(
		batches.map((batch) => readBatch(db, TableName, { keys: batch, ConsistentRead: freshness === 'latest' })),
	);
	return read.flat();
}

async function readBatch(
	db: DynamoDBDocumentClient,
	TableName: string,
	{ keys, ConsistentRead }: { readonly keys: readonly Key[]; readonly ConsistentRead: boolean },
): Promise<readonly Item[]> {
	const found: Item[] = [];
	let missing: readonly Item[] = keys.map(({ PK, SK }) => ({ PK, SK }));
	for (let attempt = 0; attempt < TRIES && missing.length > 0; attempt += 1) {
		const request = { [TableName]: { Keys: [...missing], ConsistentRead } };
		const { Responses, UnprocessedKeys } = await db.send(new BatchGetCommand({ RequestItems: request }));
		found.push(...(Responses?.[TableName] ?? []));
		missing = UnprocessedKeys?.[TableName]?.Keys ?? [];
	}
	if (missing.length > 0) throw new BatchIncomplete('The table answered only a part of what was asked.');
	return found;
}

/** The name marks it as an outage (outage.ts), so that the caller gets 503. */
class BatchIncomplete extends Error {
	override readonly name = 'ThrottlingException';
}
