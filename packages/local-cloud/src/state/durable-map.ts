import { readIfPresent, writeFileAtomically } from './atomic-file.ts';
import { type Journal, openJournal } from './journal.ts';

/** A map in memory with a journal: acknowledged `set` and `delete` survive SIGKILL and power loss. */
export interface DurableMap<V> {
	get(key: string): V | undefined;
	has(key: string): boolean;
	/** In the order in which the keys were first set. */
	values(): readonly V[];
	keys(): readonly string[];
	/** Visible at once, resolved when it is on disk. */
	set(key: string, value: V): Promise<void>;
	delete(key: string): Promise<void>;
	clear(): Promise<void>;
	/** Takes a snapshot; the function restores it. */
	snapshot(): () => Promise<void>;
	close(): Promise<void>;
}

type Entry<V> = readonly [key: string, value: V] | readonly [deletedKey: string];

function replay<V>(text: string): Map<string, V> {
	const entries = new Map<string, V>();
	for (const record of records<V>(text)) {
		if (record.length === 2) entries.set(record[0], record[1]);
		else entries.delete(record[0]);
	}
	return entries;
}

/** A truncated last line was never acknowledged, so it is dropped. */
function records<V>(text: string): readonly Entry<V>[] {
	const lines = text.split('\n');
	return lines.flatMap((line, index) => {
		const record = line === '' ? undefined : parse<V>(line);
		if (record) return [record];
		if (line === '' || index === lines.length - 1) return [];
		throw new Error(`Line ${index + 1} is not a journal record.`);
	});
}

function parse<V>(line: string): Entry<V> | undefined {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

const lineOf = (...record: readonly unknown[]): string => JSON.stringify(record);

/** Opens the map of a file, compacting its journal. */
export async function openDurableMap<V>(file: string): Promise<DurableMap<V>> {
	const entries = replay<V>(readIfPresent(file) ?? '');
	const rewrite = () =>
		writeFileAtomically(file, [...entries].map(([key, value]) => `${lineOf(key, value)}\n`).join(''));
	await rewrite();
	let journal: Journal = await openJournal(file);

	async function replace(kept: ReadonlyMap<string, V>): Promise<void> {
		entries.clear();
		for (const [key, value] of kept) entries.set(key, value);
		await journal.close();
		await rewrite();
		journal = await openJournal(file);
	}

	return {
		get: (key) => entries.get(key),
		has: (key) => entries.has(key),
		values: () => [...entries.values()],
		keys: () => [...entries.keys()],
		set(key, value) {
			entries.set(key, value);
			return journal.append(lineOf(key, value));
		},
		async delete(key) {
			if (entries.delete(key)) await journal.append(lineOf(key));
		},
		clear: () => replace(new Map()),
		snapshot() {
			const kept = new Map(entries);
			const isAsKept = () =>
				entries.size === kept.size && [...kept].every(([key, value]) => entries.get(key) === value);
			return async () => {
				if (!isAsKept()) await replace(kept);
			};
		},
		close: () => journal.close(),
	};
}
