import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from './retry-conflicts.ts';

/** Puts items that did not exist before, all of them or none: something new, and the jobs it promises. */
export async function putNewItems(
	db: DynamoDBDocumentClient,
	TableName: string,
	items: readonly object[],
): Promise<void> {
	const TransactItems = items.map((item) => ({
		Put: { TableName, Item: { ...item }, ConditionExpression: 'attribute_not_exists(PK)' },
	}));
	await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
}
