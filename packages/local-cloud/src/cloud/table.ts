import { EngineError, engineCall } from '../engine/engine-call.ts';
import type { TablePlan } from '../plan/data.ts';
import { type JsonObject, objectsOf, optionalObjectOf, textOf } from '../template/json.ts';

type EngineCall = <T>(operation: string, input: object) => Promise<T>;

const callTo =
	(endpoint: string): EngineCall =>
	(operation, input) =>
		engineCall(endpoint, `DynamoDB_20120810.${operation}`, input);

/** Creates the table, or updates an older one's indexes to the template. Its items stay. */
export async function ensureTable(endpoint: string, { name, definition, ttlAttribute }: TablePlan): Promise<void> {
	const call = callTo(endpoint);
	try {
		await call('CreateTable', definition);
	} catch (error) {
		if (!(error instanceof EngineError) || error.code !== 'ResourceInUseException') throw error;
		const { Table } = await call<{ Table: JsonObject }>('DescribeTable', { TableName: name });
		await updateIndexes(call, definition, Table);
		// The stream is off where a start was interrupted in `withoutStream`.
		if (!optionalObjectOf(Table, 'StreamSpecification')) await setStream(call, definition, true);
	}
	if (!ttlAttribute) return;
	const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
	await call('UpdateTimeToLive', { TableName: name, TimeToLiveSpecification }).catch((error: unknown) => {
		// Already enabled by an earlier start: some engines refuse to do it twice.
		if (!(error instanceof EngineError) || error.code !== 'ValidationException') throw error;
	});
}

/** Runs `work` with the table's stream off: no function receives its writes, and the engine writes faster. */
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

/** All items in DynamoDB JSON. */
export async function readItems(endpoint: string, { name }: TablePlan): Promise<readonly JsonObject[]> {
	const items: JsonObject[] = [];
	let last: JsonObject | undefined;
	do {
		const from = last ? { ExclusiveStartKey: last } : {};
		const page = await callTo(endpoint)<ScannedPage>('Scan', { TableName: name, ConsistentRead: true, ...from });
		items.push(...page.Items);
		last = page.LastEvaluatedKey;
	} while (last);
	return items;
}

interface ScannedPage {
	readonly Items: readonly JsonObject[];
	readonly LastEvaluatedKey?: JsonObject;
}

/** Makes the table contain exactly these items: writes the differences, which its stream contains. */
export async function restoreItems(endpoint: string, plan: TablePlan, kept: readonly JsonObject[]): Promise<void> {
	const names = objectsOf(plan.definition, 'KeySchema').map((key) => textOf(key, 'AttributeName'));
	const keyOf = (item: JsonObject) => Object.fromEntries(names.map((name) => [name, item[name] ?? null]));
	const byKey = (items: readonly JsonObject[]) => new Map(items.map((item) => [JSON.stringify(keyOf(item)), item]));
	const present = byKey(await readItems(endpoint, plan));
	const wanted = byKey(kept);
	const added = [...present].filter(([key]) => !wanted.has(key));
	const changed = [...wanted].filter(([key, item]) => JSON.stringify(present.get(key)) !== JSON.stringify(item));
	const requests = [
		...added.map(([, item]) => ({ DeleteRequest: { Key: keyOf(item) } })),
		...changed.map(([, Item]) => ({ PutRequest: { Item } })),
	];
	for (let at = 0; at < requests.length; at += BATCH) await writeBatch(endpoint, plan, requests.slice(at, at + BATCH));
}

/** The maximum of one call. */
const BATCH = 25;

async function writeBatch(endpoint: string, { name }: TablePlan, batch: readonly JsonObject[]): Promise<void> {
	let requests: JsonObject = { [name]: batch };
	while (Object.keys(requests).length > 0) {
		const answer = await callTo(endpoint)<{ UnprocessedItems?: JsonObject }>('BatchWriteItem', {
			RequestItems: requests,
		});
		requests = answer.UnprocessedItems ?? {};
	}
}

export async function deleteTable(endpoint: string, { name }: TablePlan): Promise<void> {
	await callTo(endpoint)('DeleteTable', { TableName: name });
}
