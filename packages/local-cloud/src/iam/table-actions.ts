import type { TableAction } from './role-statement.ts';

/** The table's ARN and the partition key attributes of the table (under '') and of its indexes. */
export interface TableShape {
	readonly arn: string;
	readonly partitionKeys: Readonly<Record<string, string>>;
}

/** The parts of a DynamoDB call that authorisation reads, in wire format. */
interface DynamodbCall {
	readonly IndexName?: string;
	readonly Key?: Item;
	readonly Item?: Item;
	readonly KeyConditionExpression?: string;
	readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
	readonly ExpressionAttributeValues?: Item;
	readonly RequestItems?: Readonly<Record<string, { readonly Keys?: readonly Item[] }>>;
	readonly TransactItems?: readonly Readonly<Record<string, DynamodbCall>>[];
}

type Item = Readonly<Record<string, { readonly S?: string } | undefined>>;

const itemOperations = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);

/** IAM's names for the parts of a transaction. */
const partActions: Readonly<Record<string, string>> = {
	Get: 'GetItem',
	Put: 'PutItem',
	Update: 'UpdateItem',
	Delete: 'DeleteItem',
	ConditionCheck: 'ConditionCheckItem',
};

/**
 * The permissions that IAM requires for one call, each with its partition keys. AWS documents that the parts of a
 * transaction need the permissions of the single operations, but not whether each is compared with its own key or with
 * all keys of the request; the stricter reading is used: all keys.
 */
export function tableActionsOf(operation: string, call: DynamodbCall, table: TableShape): readonly TableAction[] {
	const about = (name: string, leadingKeys: readonly string[], resource = table.arn): TableAction => ({
		action: `dynamodb:${name}`,
		resource,
		leadingKeys,
	});
	const keyOf = ({ Key, Item }: DynamodbCall): string => textOf((Key ?? Item)?.[table.partitionKeys[''] ?? '']);
	if (itemOperations.has(operation)) return [about(operation, [keyOf(call)])];
	if (operation === 'Query') {
		const resource = call.IndexName === undefined ? table.arn : `${table.arn}/index/${call.IndexName}`;
		return [about('Query', [queriedKey(call, table.partitionKeys[call.IndexName ?? ''] ?? '')], resource)];
	}
	if (operation === 'BatchGetItem') {
		const keys = Object.values(call.RequestItems ?? {}).flatMap(({ Keys = [] }) => Keys.map((Key) => keyOf({ Key })));
		return [about('BatchGetItem', keys)];
	}
	if (operation.startsWith('Transact')) {
		const parts = (call.TransactItems ?? []).flatMap((part) => Object.entries(part));
		const keys = parts.map(([, part]) => keyOf(part));
		return [...new Set(parts.map(([kind]) => partActions[kind] ?? kind))].map((name) => about(name, keys));
	}
	return [about(operation, [])];
}

/** The value that a query compares the partition key with. */
function queriedKey(call: DynamodbCall, partitionKey: string): string {
	const names = call.ExpressionAttributeNames ?? {};
	for (const [, name = '', value = ''] of (call.KeyConditionExpression ?? '').matchAll(/([#\w]+)\s*=\s*(:\w+)/g)) {
		if ((names[name] ?? name) === partitionKey) return textOf(call.ExpressionAttributeValues?.[value]);
	}
	throw new Error(`A query names no value for its partition key ${partitionKey}.`);
}

function textOf(value: { readonly S?: string } | undefined): string {
	if (value?.S !== undefined) return value.S;
	throw new Error('A DynamoDB call names no partition key.');
}
