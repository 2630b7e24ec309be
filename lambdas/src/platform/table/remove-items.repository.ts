import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from './retry-conflicts.ts';
import type { Key } from './stored-item.ts';

const AT_ONCE = 25;

/** Removes items in the order given, 25 at a time; idempotent. */
export async function removeItems(db: DynamoDBDocumentClient, TableName: string, keys: readonly Key[]): Promise<void> {
	for (let at = 0; at < keys.length; at += AT_ONCE) {
		const TransactItems = keys
			.slice(at, at + AT_ONCE)
			.map(({ PK, SK }) => ({ Delete: { TableName, Key: { PK, SK } } }));
		await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
	}
}
