import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../platform/table/stored-item.ts';

/** All items of a table that no function uses: a copy, or a lost table. */
export async function scanTable(db: DynamoDBDocumentClient, TableName: string): Promise<readonly Item[]> {
	const items: Item[] = [];
	for await (const { Items = [] } of paginateScan({ client: db }, { TableName, ConsistentRead: true }))
		items.push(...Items);
	return items;
}
