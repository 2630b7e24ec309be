import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsClientDefaults } from '../aws-client-defaults.ts';

/** The table, and the client that reaches it. */
export interface Table {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
}

let shared: DynamoDBDocumentClient | undefined;

/** A document client over `client`, which drops undefined values and logs nothing. */
export function documentClientOf(client: DynamoDBClient): DynamoDBDocumentClient {
	// The middleware copies every response for a logger, even without one: a quarter of the time of reading 500 items.
	client.middlewareStack.remove('loggerMiddleware');
	return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** The table's client, one per process, so that connections are reused between requests. */
export function documentClient(): DynamoDBDocumentClient {
	shared ??= documentClientOf(new DynamoDBClient(awsClientDefaults));
	return shared;
}
