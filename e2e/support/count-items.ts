import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';

/**
 * How many items the table holds, without the counters of limits: they count requests, so a refused one is written there
 * on purpose. A Scan, which only a test may do.
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
