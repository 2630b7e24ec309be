import { compare, meets } from './condition.ts';
import { copyOf } from './copy.ts';
import type { Item } from './paths.ts';

/** The parameters of a query. */
export interface QueryInput {
	readonly IndexName?: string;
	readonly KeyConditionExpression: string;
	readonly FilterExpression?: string;
	readonly ExpressionAttributeNames?: Record<string, string>;
	readonly ExpressionAttributeValues: Record<string, unknown>;
	readonly ScanIndexForward?: boolean;
	readonly Limit?: number;
	readonly ExclusiveStartKey?: Item;
	readonly Select?: string;
}

/** The items of one partition of the table, or of one of its indexes (`G1`). */
export type Read = (index: string, partition: unknown) => readonly Item[];

/** The partition is always the first equality of a key condition. */
const PARTITION = /^\s*([#\w]+)\s*=\s*(:\w+)/;

export interface Rows {
	readonly Items: readonly Item[];
	readonly Count: number;
	readonly LastEvaluatedKey?: Item;
}

export function rowsOf(query: QueryInput, read: Read): Rows {
	const placeholders = { names: query.ExpressionAttributeNames ?? {}, values: query.ExpressionAttributeValues };
	const index = query.IndexName?.replace('GSI', 'G') ?? '';
	const partition = placeholders.values[PARTITION.exec(query.KeyConditionExpression)?.[2] ?? ''];
	const sort = `${index}SK`;
	// Equal sort keys of an index are ordered by the table's own keys.
	const order = (one: Item, other: Item): number =>
		compare(one[sort], other[sort]) || compare(`${one.PK} ${one.SK}`, `${other.PK} ${other.SK}`);
	const found = read(index, partition)
		.filter((item) => meets(query.KeyConditionExpression, item, placeholders))
		.sort(order);
	const direction = query.ScanIndexForward === false ? -1 : 1;
	if (direction < 0) found.reverse();
	const start = query.ExclusiveStartKey;
	const after = start ? found.slice(indexAfter(found, (item) => order(item, start) * direction > 0)) : found;
	const page = after.slice(0, query.Limit ?? after.length);
	const last = page.at(-1);
	const Items = page.filter((item) => meets(query.FilterExpression, item, placeholders)).map((item) => copyOf(item));
	const more = last && page.length < after.length ? { LastEvaluatedKey: keysOf(last, index) } : {};
	return { Items, Count: Items.length, ...more };
}

function indexAfter(found: readonly Item[], isAfter: (item: Item) => boolean): number {
	const at = found.findIndex(isAfter);
	return at === -1 ? found.length : at;
}

const keysOf = (item: Item, index: string): Item => ({
	PK: item.PK,
	SK: item.SK,
	...(index === '' ? {} : { [`${index}PK`]: item[`${index}PK`], [`${index}SK`]: item[`${index}SK`] }),
});
