import { type DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { expressionOf, type SealedItems } from './sealed-texts.items.ts';

async function* pagesOf(db: DynamoDBDocumentClient, TableName: string): AsyncIterable<readonly Item[]> {
	for await (const { Items = [] } of paginateScan({ client: db }, { TableName, ConsistentRead: true })) yield Items;
}

/** The whole table, item by item. Only a rotation of its key and a restore scan it. */
export const sealedItems = (db: DynamoDBDocumentClient, TableName: string): SealedItems => ({
	pages: () => pagesOf(db, TableName),
	async replace({ PK, SK }, { path, text }, replacement) {
		const place = expressionOf(path);
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key: { PK, SK },
					UpdateExpression: `SET ${place.path} = :replacement`,
					ConditionExpression: `${place.path} = :text`,
					ExpressionAttributeNames: place.names,
					ExpressionAttributeValues: { ':replacement': replacement, ':text': text },
				}),
			);
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	},
});
