import {
	type DynamoDBDocumentClient,
	TransactWriteCommand,
	type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from './retry-conflicts.ts';

/** Puts items that must not exist yet, with their jobs and other changes, in one transaction. */
export async function putNewItems(
	db: DynamoDBDocumentClient,
	TableName: string,
	items: readonly object[],
	changes: NonNullable<TransactWriteCommandInput['TransactItems']> = [],
): Promise<void> {
	const puts = items.map((item) => ({
		Put: { TableName, Item: { ...item }, ConditionExpression: 'attribute_not_exists(PK)' },
	}));
	await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [...puts, ...changes] })));
}
