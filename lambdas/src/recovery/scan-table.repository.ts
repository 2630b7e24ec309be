import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../platform/table/stored-item.ts';

/** Everything in a table on which nobody works: a copy, or what was lost. */
export async function scanTable(db: DynamoDBDocumentClient, TableName: string): Promise<readonly Item[]> {
	const items: Item[] = [];
	for await (const { Items = [] } of paginateScan({ client: db }, { TableName, ConsistentRead: true }))
		items.push(...Items);
	return items;
}
