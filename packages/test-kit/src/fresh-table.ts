import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Engine, startEngine } from './engine.ts';
import { tableDefinition } from './table-definition.ts';

let engine: Promise<Engine> | undefined;

export interface FreshTable {
	readonly db: DynamoDBDocumentClient;
	readonly client: DynamoDBClient;
	readonly tableName: string;
	/** Address of the engine, for a process that is given `AWS_ENDPOINT_URL_DYNAMODB`. */
	readonly endpoint: string;
	close(): Promise<void>;
}

/** An empty table of its own on a real engine; one engine serves every table of this process until the last `close`. */
let open = 0;
export async function freshTable(): Promise<FreshTable> {
	engine ??= startEngine();
	open += 1;
	const { endpoint } = await engine;
	const client = new DynamoDBClient({
		endpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
		maxAttempts: 3,
	});
	const tableName = `centre-${randomUUID()}`;
	await client.send(new CreateTableCommand({ TableName: tableName, ...tableDefinition }));
	// As the product's client: the SDK copies every answer for a logger, also where there is none.
	client.middlewareStack.remove('loggerMiddleware');
	const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
	return { db, client, tableName, endpoint, close: () => close(client) };
}

async function close(client: DynamoDBClient): Promise<void> {
	client.destroy();
	open -= 1;
	if (open > 0 || !engine) return;
	const running = await engine;
	engine = undefined;
	running.stop();
}
