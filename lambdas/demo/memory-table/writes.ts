import { marshall } from '@aws-sdk/util-dynamodb';
import { meets } from './condition.ts';
import { copyOf } from './copy.ts';
import type { Item, Placeholders } from './paths.ts';
import type { StoredItems } from './stored-items.ts';
import { updated } from './update.ts';

export type WriteKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

/** One write, from a command or an action of a transaction. */
export interface Write {
	readonly Item?: Item | undefined;
	readonly Key?: Item | undefined;
	readonly UpdateExpression?: string | undefined;
	readonly ConditionExpression?: string | undefined;
	readonly ExpressionAttributeNames?: Record<string, string> | undefined;
	readonly ExpressionAttributeValues?: Record<string, unknown> | undefined;
	readonly ReturnValuesOnConditionCheckFailure?: string | undefined;
}

export type Action = Readonly<Partial<Record<WriteKind, Write>>>;

const keyOf = ({ Item, Key }: Write): Item => Item ?? Key ?? {};
const placeholders = (write: Write): Placeholders => ({
	names: write.ExpressionAttributeNames ?? {},
	values: write.ExpressionAttributeValues ?? {},
});

/** An error with the name of the SDK's, which is what the product checks. */
const refusal = (name: string, more: object = {}): Error => Object.assign(new Error(name), { name, ...more });

const allows = (items: StoredItems, write: Write): boolean =>
	meets(write.ConditionExpression, items.find(keyOf(write)), placeholders(write));

const APPLY: Readonly<Record<WriteKind, (items: StoredItems, write: Write) => void>> = {
	ConditionCheck: () => undefined,
	Delete: (items, write) => items.put(keyOf(write), undefined),
	Put: (items, write) => items.put(keyOf(write), copyOf(write.Item)),
	Update(items, write) {
		const { PK, SK } = keyOf(write);
		const before = items.find({ PK, SK }) ?? { PK, SK };
		items.put({ PK, SK }, copyOf(updated(before, write.UpdateExpression ?? '', placeholders(write))));
	},
};

/** A single write. Throws `ConditionalCheckFailedException`; returns the new item. */
export function writeOne(items: StoredItems, kind: WriteKind, write: Write): { readonly Attributes?: Item } {
	if (!allows(items, write)) throw refusal('ConditionalCheckFailedException');
	APPLY[kind](items, write);
	const after = items.find(keyOf(write));
	return after ? { Attributes: copyOf(after) } : {};
}

/** A transaction: all of its writes or none. Throws `TransactionCanceledException` with a reason for each. */
export function writeTogether(items: StoredItems, actions: readonly Action[]): void {
	const writes = actions.flatMap(({ Put, Update, Delete, ConditionCheck }) => [
		...(Put ? [['Put', Put] as const] : []),
		...(Update ? [['Update', Update] as const] : []),
		...(Delete ? [['Delete', Delete] as const] : []),
		...(ConditionCheck ? [['ConditionCheck', ConditionCheck] as const] : []),
	]);
	const CancellationReasons = writes.map(([, write]) => reasonOf(items, write));
	if (CancellationReasons.some(({ Code }) => Code !== 'None'))
		throw refusal('TransactionCanceledException', { CancellationReasons });
	for (const [kind, write] of writes) APPLY[kind](items, write);
}

function reasonOf(items: StoredItems, write: Write) {
	if (allows(items, write)) return { Code: 'None' };
	const found = write.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? items.find(keyOf(write)) : undefined;
	return { Code: 'ConditionalCheckFailed', ...(found ? { Item: marshall(found) } : {}) };
}
