import type { Item } from './paths.ts';

/** The items of a table, indexed by key and by the partitions of the table and its indexes. */
export interface StoredItems {
	readonly find: (key: Item) => Item | undefined;
	/** Replaces the item with this key; undefined removes it. */
	readonly put: (key: Item, item: Item | undefined) => void;
	/** The items of a partition, unordered. `index` is empty for the table, else `G1` to `G3`. */
	readonly partition: (index: string, key: unknown) => readonly Item[];
	readonly all: () => readonly Item[];
	/** Calls `listener` with every new item. */
	onNew(listener: (item: Item) => void): void;
}

const INDEXES = ['', 'G1', 'G2', 'G3'] as const;

const nameOf = ({ PK, SK }: Item): string => `${PK}\u0000${SK}`;

/** An index contains the items that have both of its keys. */
const indexPartitionsOf = (item: Item): readonly string[] =>
	INDEXES.filter((index) => item[`${index}PK`] !== undefined && item[`${index}SK`] !== undefined).map(
		(index) => `${index}\u0000${item[`${index}PK`]}`,
	);

export function storedItems(): StoredItems {
	const items = new Map<string, Item>();
	const partitions = new Map<string, Map<string, Item>>();
	let notify = (_item: Item): void => undefined;

	function removeFromIndexes(name: string): void {
		const item = items.get(name);
		items.delete(name);
		for (const indexPartition of item ? indexPartitionsOf(item) : []) partitions.get(indexPartition)?.delete(name);
	}

	function addToIndexes(name: string, item: Item): void {
		items.set(name, item);
		for (const indexPartition of indexPartitionsOf(item)) {
			const partition = partitions.get(indexPartition) ?? new Map<string, Item>();
			partitions.set(indexPartition, partition.set(name, item));
		}
	}

	return {
		find: (key) => items.get(nameOf(key)),
		put(key, item) {
			const name = nameOf(key);
			const isNew = !items.has(name);
			removeFromIndexes(name);
			if (!item) return;
			addToIndexes(name, item);
			if (isNew) notify(item);
		},
		partition: (index, key) => [...(partitions.get(`${index}\u0000${key}`)?.values() ?? [])],
		all: () => [...items.values()],
		onNew(listener) {
			notify = listener;
		},
	};
}
