import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

export type Item = Readonly<Record<string, unknown>>;

interface Target {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	/** Items that expired before this instant are left out, as the table's TTL removes them. */
	readonly now: Date;
}

/** The maximum of one TransactWriteItems. The local engine syncs once per transaction, but once per put of a batch. */
const BATCH = 100;

/** Copies items into a table, the centre's profile last, as the mark of completion. Returns their number. */
export async function copyItems(items: readonly Item[], { db, tableName, now }: Target): Promise<number> {
	const seconds = now.getTime() / 1000;
	const kept = items.filter(({ ttl }) => typeof ttl !== 'number' || ttl > seconds);
	const isLast = ({ entity }: Item): boolean => entity === 'profile';
	for (const some of [...chunksOf(kept.filter((item) => !isLast(item))), kept.filter(isLast)]) {
		const TransactItems = some.map((Item) => ({ Put: { TableName: tableName, Item: { ...Item } } }));
		await db.send(new TransactWriteCommand({ TransactItems }));
	}
	return kept.length;
}

const chunksOf = (items: readonly Item[]): Item[][] =>
	Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));
