import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Engine, startEngine } from './engine.ts';
import { tableDefinition } from './table-definition.ts';

let engine: Promise<Engine> | undefined;

export interface FreshTable {
	readonly db: DynamoDBDocumentClient;
	readonly client: DynamoDBClient;
	readonly tableName: string;
	/** Address of the engine, for the environment variable `AWS_ENDPOINT_URL_DYNAMODB` of a process. */
	readonly endpoint: string;
	close(): Promise<void>;
}

/** Tests use their worker's engine (`engine-environment.ts`); a command such as `npm run prove` starts one. */
async function endpointOfEngine(): Promise<string> {
	const { ENGINE_OF_WORKER } = process.env;
	if (ENGINE_OF_WORKER) return ENGINE_OF_WORKER;
	engine ??= startEngine();
	return (await engine).endpoint;
}

/** A new empty table on a real engine. `close` deletes it; the engine ends with the process. */
export async function freshTable(): Promise<FreshTable> {
	const endpoint = await endpointOfEngine();
	const client = new DynamoDBClient({
		endpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
		maxAttempts: 3,
	});
	const tableName = `centre-${randomUUID()}`;
	await client.send(new CreateTableCommand({ TableName: tableName, ...tableDefinition }));
	// The same option as in the product's client: otherwise the SDK copies every answer for a logger, even where there
	// is none.
	client.middlewareStack.remove('loggerMiddleware');
	const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
	return { db, client, tableName, endpoint, close: () => close(client, tableName) };
}

async function close(client: DynamoDBClient, TableName: string): Promise<void> {
	await client.send(new DeleteTableCommand({ TableName }));
	client.destroy();
}
