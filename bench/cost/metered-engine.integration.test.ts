import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
	DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	QueryCommand,
	TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { tableDefinition } from '@tulia/test-kit/table-definition';
import { type MeteredEngine, startMeteredEngine } from './metered-engine.ts';

jest.setTimeout(60_000);

const TableName = 'centre-cost';
let engine: MeteredEngine;
let client: DynamoDBClient;
let db: DynamoDBDocumentClient;
beforeAll(async () => {
	engine = await startMeteredEngine();
	const credentials = { accessKeyId: 'tulia-booking', secretAccessKey: 'test' };
	client = new DynamoDBClient({ endpoint: engine.endpoint, region: 'af-south-1', credentials });
	db = DynamoDBDocumentClient.from(client);
	await client.send(new CreateTableCommand({ TableName, ...tableDefinition }));
});
afterAll(() => {
	client.destroy();
	engine.stop();
});

const KB = 1024;
const item = (PK: string, kilobytes: number, index: object = {}) => ({
	...{ PK, SK: 'S', ...index },
	text: 'x'.repeat(kilobytes * KB - 100),
});

/**
 * Consumed units of a call, to compare with the rules of
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html.
 */
async function unitsOf(call: () => Promise<unknown>): Promise<readonly number[]> {
	engine.take();
	await call();
	return engine.take().map(({ readUnits, writeUnits }) => readUnits + writeUnits);
}

test('a write takes a unit per kilobyte begun, and again for each index that the item is on', async () => {
	const plain = item('A', 2);
	expect(await unitsOf(() => db.send(new PutCommand({ TableName, Item: plain })))).toEqual([2]);
	const indexed = item('B', 2, { G1PK: 'L', G1SK: '1', G3PK: 'R', G3SK: '1' });
	expect(await unitsOf(() => db.send(new PutCommand({ TableName, Item: indexed })))).toEqual([2 + 2 + 1]);
});

test('a write in a transaction takes two units of the table per kilobyte, a condition check as many as a write', async () => {
	const Put = { TableName, Item: item('C', 2) };
	const ConditionCheck = { TableName, Key: { PK: 'A', SK: 'S' }, ConditionExpression: 'attribute_exists(PK)' };
	const transaction = new TransactWriteCommand({ TransactItems: [{ Put }, { ConditionCheck }] });
	expect(await unitsOf(() => db.send(transaction))).toEqual([2 * 2 + 2 * 2]);
});

test('a read takes a unit per four kilobytes, half of it when it may be stale', async () => {
	const get = (PK: string, ConsistentRead: boolean) =>
		db.send(new GetCommand({ TableName, Key: { PK, SK: 'S' }, ConsistentRead }));
	await db.send(new PutCommand({ TableName, Item: item('D', 6) }));
	expect(await unitsOf(() => get('D', true))).toEqual([2]);
	expect(await unitsOf(() => get('D', false))).toEqual([1]);
	expect(await unitsOf(() => get('nothing', true))).toEqual([1]);
	const query = new QueryCommand({
		...{ TableName, KeyConditionExpression: 'PK = :pk', ExpressionAttributeValues: { ':pk': 'D' } },
	});
	expect(await unitsOf(() => db.send(query))).toEqual([1]);
});

test('a call is recorded with its function and its partitions', async () => {
	engine.take();
	await db.send(new PutCommand({ TableName, Item: item('E', 1, { G2PK: 'APPTS#202611', G2SK: '1' }) }));
	expect(engine.take()).toEqual([
		{
			...{ caller: 'tulia-booking', operation: 'PutItem', readUnits: 0, writeUnits: 2 },
			touches: [
				{ kind: 'write', index: 'table', partition: 'E' },
				{ kind: 'write', index: 'GSI2', partition: 'APPTS#202611' },
			],
		},
	]);
});
