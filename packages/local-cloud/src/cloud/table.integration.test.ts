import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, startEngine } from '../engine/engine.ts';
import { engineCall } from '../engine/engine-call.ts';
import type { TablePlan } from '../plan/data.ts';
import { streamClient } from '../runtime/stream-client.ts';
import { objectOf, textOf } from '../template/json.ts';
import { ensureTable, withoutStream } from './table.ts';

const plan: TablePlan = {
	name: 'table',
	streamArn: 'arn:aws:dynamodb:local:000000000000:table/table/stream/local',
	definition: {
		TableName: 'table',
		AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
		KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
		BillingMode: 'PAY_PER_REQUEST',
		StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
	},
	ttlAttribute: 'ttl',
};

let dataDir: string;
let engine: Engine;
beforeAll(async () => {
	dataDir = await mkdtemp(path.join(tmpdir(), 'table-'));
	engine = await startEngine({ dataDir, onStart: () => undefined, log: () => undefined, external: undefined });
	await engine.ready();
	await ensureTable(engine.endpoint, plan);
});
afterAll(async () => {
	await engine.stop();
	await rm(dataDir, { recursive: true, force: true });
});

const put = (name: string): Promise<void> =>
	engineCall(engine.endpoint, 'DynamoDB_20120810.PutItem', {
		TableName: plan.name,
		Item: { PK: { S: name } },
	});
const has = async (name: string): Promise<boolean> => {
	const Key = { PK: { S: name } };
	const found = await engineCall<{ Item?: object }>(engine.endpoint, 'DynamoDB_20120810.GetItem', {
		TableName: plan.name,
		Key,
	});
	return found.Item !== undefined;
};

/** The keys in the records of the table's stream. */
async function streamedKeys(): Promise<readonly string[]> {
	const client = streamClient(engine.endpoint);
	const { streamArn, shardIds } = await client.shards(plan.name);
	const records = await Promise.all(shardIds.map((shardId) => client.read({ streamArn, shardId, after: undefined })));
	return records.flat().map(({ dynamodb }) => textOf(objectOf(objectOf(dynamodb, 'Keys'), 'PK'), 'S'));
}

test('an item written without the stream is stored, and is not in the stream', async () => {
	await withoutStream(engine.endpoint, plan, () => put('not streamed'));
	await put('streamed');
	expect(await has('not streamed')).toBe(true);
	expect(await streamedKeys()).toEqual(['streamed']);
});

test('the stream is on again after the work failed, and after an interrupted start', async () => {
	await expect(withoutStream(engine.endpoint, plan, () => Promise.reject(new Error('seed')))).rejects.toThrow('seed');
	await put('after the failure');
	expect(await streamedKeys()).toContain('after the failure');

	await engineCall(engine.endpoint, 'DynamoDB_20120810.UpdateTable', {
		TableName: plan.name,
		StreamSpecification: { StreamEnabled: false },
	});
	await ensureTable(engine.endpoint, plan);
	await put('after the cut');
	expect(await streamedKeys()).toContain('after the cut');
});
