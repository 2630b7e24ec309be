import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsClientDefaults } from '../aws-client-defaults.ts';

let shared: DynamoDBDocumentClient | undefined;

/** The table's client, one per process, so that connections are kept from one request to the next. */
export function documentClient(): DynamoDBDocumentClient {
	shared ??= DynamoDBDocumentClient.from(new DynamoDBClient(awsClientDefaults), {
		marshallOptions: { removeUndefinedValues: true },
	});
	return shared;
}
