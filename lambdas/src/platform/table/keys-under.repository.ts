import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Key } from './stored-item.ts';

/** The keys of all items of a partition, read consistently. */
export async function keysUnder(
	db: DynamoDBDocumentClient,
	TableName: string,
	partition: string,
): Promise<readonly Key[]> {
	const pages = paginateQuery(
		{ client: db },
		{
			TableName,
			ConsistentRead: true,
			KeyConditionExpression: 'PK = :partition',
			ExpressionAttributeValues: { ':partition': partition },
			ProjectionExpression: 'PK, SK',
		},
	);
	const keys: Key[] = [];
	for await (const { Items = [] } of pages) keys.push(...Items.map(({ PK, SK }) => ({ PK, SK })));
	return keys;
}
