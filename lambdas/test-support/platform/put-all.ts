import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** One BatchWrite takes 25; an even number does not split the halves of a pair. */
const BATCH = 24;
const AT_ONCE = 10;

/** Puts many items, without a transaction. */
export async function putAll(
	{ db, tableName }: { readonly db: DynamoDBDocumentClient; readonly tableName: string },
	items: readonly object[],
): Promise<void> {
	for (const some of chunks(chunks(items, BATCH), AT_ONCE))
		await Promise.all(
			some.map((batch) => {
				const requests = batch.map((Item) => ({ PutRequest: { Item: { ...Item } } }));
				return db.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
			}),
		);
}

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
	Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
