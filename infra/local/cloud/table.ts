import { EngineError, engineCall } from '../engine/engine-call.ts';
import type { TablePlan } from '../plan/data.ts';
import { type JsonObject, objectsOf, textOf } from '../template/json.ts';

type Call = <T>(operation: string, input: object) => Promise<T>;

const callTo =
	(endpoint: string): Call =>
	(operation, input) =>
		engineCall(endpoint, `DynamoDB_20120810.${operation}`, input);

/** Makes the table, or brings an older one's indexes up to the template. Its items stay. */
export async function ensureTable(endpoint: string, { name, definition, ttlAttribute }: TablePlan): Promise<void> {
	const call = callTo(endpoint);
	try {
		await call('CreateTable', definition);
	} catch (error) {
		if (!(error instanceof EngineError) || error.code !== 'ResourceInUseException') throw error;
		await updateIndexes(call, name, definition);
	}
	if (!ttlAttribute) return;
	const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
	await call('UpdateTimeToLive', { TableName: name, TimeToLiveSpecification }).catch((error: unknown) => {
		// Switched on by an earlier start: some engines refuse to do it twice.
		if (!(error instanceof EngineError) || error.code !== 'ValidationException') throw error;
	});
}

async function updateIndexes(call: Call, TableName: string, definition: JsonObject): Promise<void> {
	const { Table } = await call<{ Table: JsonObject }>('DescribeTable', { TableName });
	const wanted = objectsOf(definition, 'GlobalSecondaryIndexes');
	const present = objectsOf(Table, 'GlobalSecondaryIndexes').map((index) => textOf(index, 'IndexName'));
	const names = wanted.map((index) => textOf(index, 'IndexName'));
	const changes = [
		...present.filter((name) => !names.includes(name)).map((IndexName) => ({ Delete: { IndexName } })),
		...wanted.filter(({ IndexName }) => !present.includes(String(IndexName))).map((index) => ({ Create: index })),
	];
	for (const change of changes) {
		await call('UpdateTable', {
			TableName,
			AttributeDefinitions: definition.AttributeDefinitions,
			GlobalSecondaryIndexUpdates: [change],
		});
	}
}

export async function deleteTable(endpoint: string, { name }: TablePlan): Promise<void> {
	await callTo(endpoint)('DeleteTable', { TableName: name });
}
