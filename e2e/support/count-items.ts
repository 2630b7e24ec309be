import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';

/**
 * Number of items in the table, without counters of limits, which refused requests increment on purpose. Uses a Scan,
 * which only tests may do.
 */
export async function countItems({
	awsEndpoint,
	tableName,
}: Pick<LocalCloud, 'awsEndpoint' | 'tableName'>): Promise<number> {
	const client = new DynamoDBClient({
		endpoint: awsEndpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
	let items = 0;
	const scan = {
		TableName: tableName,
		Select: 'COUNT',
		FilterExpression: 'NOT begins_with(PK, :counter)',
		ExpressionAttributeValues: { ':counter': { S: 'RATE#' } },
	} as const;
	for await (const page of paginateScan({ client }, scan)) items += page.Count ?? 0;
	client.destroy();
	return items;
}
