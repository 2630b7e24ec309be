import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Item = Readonly<Record<string, unknown>>;

export interface Target {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	/** What was to be forgotten before this moment is left out, as the table's own time to live removes it. */
	readonly now: Date;
}

/** The most that one BatchWriteItem takes. */
const BATCH = 25;
const AT_ONCE = 6;

/** Copies items into a table, the centre's profile last: it says that the rest is there. Answers how many. */
export async function copyItems(items: readonly Item[], { db, tableName, now }: Target): Promise<number> {
	const seconds = now.getTime() / 1000;
	const kept = items.filter(({ ttl }) => typeof ttl !== 'number' || ttl > seconds);
	const isLast = ({ entity }: Item): boolean => entity === 'profile';
	const batches = chunksOf(kept.filter((item) => !isLast(item)));
	const writeSome = async (): Promise<void> => {
		for (let batch = batches.pop(); batch; batch = batches.pop()) await write(db, tableName, batch);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, writeSome));
	await write(db, tableName, kept.filter(isLast));
	return kept.length;
}

const chunksOf = (items: readonly Item[]): Item[][] =>
	Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));

async function write(db: DynamoDBDocumentClient, tableName: string, items: readonly Item[]): Promise<void> {
	let requests = { [tableName]: items.map((Item) => ({ PutRequest: { Item: { ...Item } } })) };
	// The table may take a part of a batch only; the rest is sent again.
	while ((requests[tableName] ?? []).length > 0) {
		const { UnprocessedItems } = await db.send(new BatchWriteCommand({ RequestItems: requests }));
		requests = { [tableName]: [] };
		for (const { PutRequest } of UnprocessedItems?.[tableName] ?? [])
			requests[tableName]?.push({ PutRequest: { Item: { ...PutRequest?.Item } } });
	}
}
