import {
	BatchGetCommand,
	DeleteCommand,
	type DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	QueryCommand,
	TransactWriteCommand,
	UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { copyOf } from './copy.ts';
import type { Item } from './paths.ts';
import { type QueryInput, rowsOf } from './query.ts';
import { type StoredItems, storedItems } from './stored-items.ts';
import { type Action, writeOne, writeTogether } from './writes.ts';

/** A table in this process's memory that answers a document client's commands as DynamoDB does. */
export interface MemoryTable {
	/** A client that executes every command in memory. */
	readonly db: DynamoDBDocumentClient;
	/** Every item, unordered. */
	items(): readonly Item[];
	/** Calls `listener` with every new item. */
	onNew(listener: (item: Item) => void): void;
}

/** A supported command: its class, and its implementation. */
type Answer = (command: unknown, items: StoredItems) => object | undefined;

const ANSWERS: readonly Answer[] = [
	(command, items) =>
		command instanceof GetCommand ? { Item: copyOf(items.find(command.input.Key ?? {})) } : undefined,
	(command, items) =>
		command instanceof QueryCommand ? rowsOf(command.input as QueryInput, items.partition) : undefined,
	(command, items) => (command instanceof PutCommand ? writeOne(items, 'Put', command.input) : undefined),
	(command, items) => (command instanceof UpdateCommand ? writeOne(items, 'Update', command.input) : undefined),
	(command, items) => (command instanceof DeleteCommand ? writeOne(items, 'Delete', command.input) : undefined),
	(command, items) => (command instanceof BatchGetCommand ? batchOf(command, items) : undefined),
	(command, items) => {
		if (!(command instanceof TransactWriteCommand)) return undefined;
		writeTogether(items, (command.input.TransactItems ?? []) as readonly Action[]);
		return {};
	},
];

const batchOf = ({ input }: BatchGetCommand, items: StoredItems) => ({
	Responses: Object.fromEntries(
		Object.entries(input.RequestItems ?? {}).map(([table, { Keys = [] }]) => [
			table,
			Keys.flatMap((key) => copyOf(items.find(key)) ?? []),
		]),
	),
});

/**
 * Makes a table in memory. Its client inherits from `model`, so that helpers of the SDK accept it; `model` itself is
 * never called.
 */
export function memoryTable(model: DynamoDBDocumentClient): MemoryTable {
	const items = storedItems();

	async function send(command: unknown): Promise<object> {
		for (const answer of ANSWERS) {
			const answered = answer(command, items);
			if (answered) return answered;
		}
		throw new Error(`The table in memory does not know ${command?.constructor.name}.`);
	}

	return { db: Object.assign(Object.create(model), { send }), items: items.all, onNew: items.onNew };
}
