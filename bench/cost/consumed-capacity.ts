/** Request units: 1 KB written; 4 KB read with strong consistency or 8 KB without. */
export interface Capacity {
	readonly readUnits: number;
	readonly writeUnits: number;
}

/** One item or query of a call, by its partition. */
export interface Touch {
	readonly index: 'table' | string;
	readonly partition: string;
	readonly kind: 'read' | 'write';
}

type Json = Readonly<Record<string, unknown>>;

const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']);
const INDEX_KEYS = { GSI1: 'G1PK', GSI2: 'G2PK', GSI3: 'G3PK' } as const;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const jsonIn = (value: unknown, name: string): Json => {
	const inner = isJson(value) ? value[name] : undefined;
	return isJson(inner) ? inner : {};
};
const textIn = (attributes: Json, name: string): string | undefined => {
	const text = jsonIn(attributes, name).S;
	return typeof text === 'string' ? text : undefined;
};
const listOf = (value: unknown): readonly unknown[] =>
	Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The units of a response's `ConsumedCapacity`. A condition check counts as a write, as DynamoDB bills it. */
export function capacityIn(operation: string, consumed: unknown): Capacity {
	const units = listOf(consumed)
		.map((one) => Number(isJson(one) ? one.CapacityUnits : 0))
		.reduce((sum, one) => sum + one, 0);
	return READS.has(operation) ? { readUnits: units, writeUnits: 0 } : { readUnits: 0, writeUnits: units };
}

const touch = (kind: Touch['kind'], index: string, partition: string | undefined): readonly Touch[] =>
	partition === undefined ? [] : [{ kind, index, partition }];

/** The partitions of a put: in the table, and in each index whose key it has. */
const putTouches = (item: Json): readonly Touch[] => [
	...touch('write', 'table', textIn(item, 'PK')),
	...Object.entries(INDEX_KEYS).flatMap(([index, key]) => touch('write', index, textIn(item, key))),
];

/** The partition of a query: the value of the first attribute of its key condition. */
function queriedPartition(request: Json): string | undefined {
	const placeholder = /=\s*(:\w+)/.exec(String(request.KeyConditionExpression ?? ''))?.[1];
	return placeholder === undefined ? undefined : textIn(jsonIn(request, 'ExpressionAttributeValues'), placeholder);
}

const keyTouches = (kind: Touch['kind'], holder: unknown): readonly Touch[] =>
	touch(kind, 'table', textIn(jsonIn(holder, 'Key'), 'PK'));

const writeTouches = (action: unknown): readonly Touch[] => [
	...(isJson(action) && action.Put ? putTouches(jsonIn(action.Put, 'Item')) : []),
	...['Update', 'Delete', 'ConditionCheck'].flatMap((verb) => keyTouches('write', isJson(action) && action[verb])),
];

const batchTouches = (request: Json): readonly Touch[] =>
	Object.values(jsonIn(request, 'RequestItems'))
		.flatMap((table) => listOf(isJson(table) ? table.Keys : undefined))
		.flatMap((key) => touch('read', 'table', isJson(key) ? textIn(key, 'PK') : undefined));

const TOUCHES: Readonly<Record<string, (request: Json) => readonly Touch[]>> = {
	GetItem: (request) => keyTouches('read', request),
	BatchGetItem: batchTouches,
	Query: (request) => touch('read', String(request.IndexName ?? 'table'), queriedPartition(request)),
	PutItem: (request) => putTouches(jsonIn(request, 'Item')),
	UpdateItem: (request) => keyTouches('write', request),
	DeleteItem: (request) => keyTouches('write', request),
	TransactWriteItems: ({ TransactItems }) => listOf(TransactItems).flatMap(writeTouches),
};

/** The partitions of a request, without those between which an update moves an item on an index. */
export const touchesOf = (operation: string, request: Json): readonly Touch[] => TOUCHES[operation]?.(request) ?? [];
