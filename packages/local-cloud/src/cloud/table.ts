import { EngineError, engineCall } from '../engine/engine-call.ts';
import type { TablePlan } from '../plan/data.ts';
import { type JsonObject, objectsOf, optionalObjectOf, textOf } from '../template/json.ts';

type EngineCall = <T>(operation: string, input: object) => Promise<T>;

const callTo =
	(endpoint: string): EngineCall =>
	(operation, input) =>
		engineCall(endpoint, `DynamoDB_20120810.${operation}`, input);

/** Makes the table, or brings an older one's indexes up to the template. Its items stay. */
export async function ensureTable(endpoint: string, { name, definition, ttlAttribute }: TablePlan): Promise<void> {
	const call = callTo(endpoint);
	try {
		await call('CreateTable', definition);
	} catch (error) {
		if (!(error instanceof EngineError) || error.code !== 'ResourceInUseException') throw error;
		const { Table } = await call<{ Table: JsonObject }>('DescribeTable', { TableName: name });
		await updateIndexes(call, definition, Table);
		// Off where a start was cut off in `withoutStream`.
		if (!optionalObjectOf(Table, 'StreamSpecification')) await setStream(call, definition, true);
	}
	if (!ttlAttribute) return;
	const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
	await call('UpdateTimeToLive', { TableName: name, TimeToLiveSpecification }).catch((error: unknown) => {
		// Switched on by an earlier start: some engines refuse to do it twice.
		if (!(error instanceof EngineError) || error.code !== 'ValidationException') throw error;
	});
}

/** Runs `work` while the table has no stream: no function receives what it writes, and the engine writes several times as fast. */
export async function withoutStream(
	endpoint: string,
	{ definition }: TablePlan,
	work: () => Promise<void>,
): Promise<void> {
	const call = callTo(endpoint);
	await setStream(call, definition, false);
	try {
		await work();
	} finally {
		await setStream(call, definition, true);
	}
}

const setStream = (call: EngineCall, { TableName, StreamSpecification }: JsonObject, isOn: boolean): Promise<unknown> =>
	call('UpdateTable', {
		TableName,
		StreamSpecification: isOn ? StreamSpecification : { StreamEnabled: false },
	});

async function updateIndexes(call: EngineCall, definition: JsonObject, Table: JsonObject): Promise<void> {
	const { TableName } = definition;
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
