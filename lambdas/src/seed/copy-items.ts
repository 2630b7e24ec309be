import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

export type Item = Readonly<Record<string, unknown>>;

interface Target {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	/** What was to be forgotten before this moment is left out, as the table's own time to live removes it. */
	readonly now: Date;
}

/** The most that one TransactWriteItems takes. The local engine makes each durable once, and a batch of puts once for every put. */
const BATCH = 100;

/** Copies items into a table, the centre's profile last: it says that the rest is there. Answers how many. */
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
