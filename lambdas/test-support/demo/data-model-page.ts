export type Item = Readonly<Record<string, unknown>>;

/** A partition and a sort key as patterns: `USER#<userId>`. */
interface KeyPair {
	readonly partition: string;
	readonly sort: string;
}

/** The keys of a kind on an index. */
interface IndexKeys {
	readonly index: string;
	readonly keys: readonly KeyPair[];
	/** The page gives a condition; otherwise every item of the kind has them. */
	readonly isSometimes: boolean;
}

/** A kind of items, from its row. */
export interface Kind {
	readonly entity: string;
	readonly keys: readonly KeyPair[];
	readonly indexes: readonly IndexKeys[];
	/** Whether its items have a `ttl`. */
	readonly expires: 'always' | 'sometimes' | 'never';
	/** Its source files, relative to `lambdas/src`. */
	readonly files: readonly string[];
}

export interface DataModelPage {
	readonly kinds: readonly Kind[];
	/** The kinds that have no item in a history. */
	readonly onlyNamed: readonly string[];
	readonly examples: readonly Item[];
}

const HEADER = '| entity | PK / SK | index keys | written by | read by | lifetime |';

/** Parses `docs/data-model.md`. Throws for a row that cannot be parsed, so that none is skipped. */
export const readPage = (page: string): DataModelPage => ({
	kinds: rowsOf(page).map(kindOf),
	onlyNamed: quotedIn(/by name only: ([^.]+)\./.exec(page)?.[1] ?? ''),
	examples: [...page.matchAll(/^```json\n(.+?)^```$/gms)].map(([, json = '']): Item => JSON.parse(json)),
});

const quotedIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

/** The rows of every table that begins with the header of kinds. */
function rowsOf(page: string): readonly string[] {
	const [, ...tables] = page.split(`${HEADER}\n`);
	return tables.flatMap((table) => {
		const [, ...lines] = table.split('\n');
		const end = lines.findIndex((line) => !line.startsWith('|'));
		return lines.slice(0, end);
	});
}

function kindOf(row: string): Kind {
	const cells = row.split('|').slice(1, -1);
	const [name = '', keys = '', indexes = '', writtenBy = '', readBy = '', lifetime = ''] = cells.map((cell) =>
		cell.trim(),
	);
	const [entity] = quotedIn(name);
	const writers = quotedIn(writtenBy);
	if (entity === undefined || writers.length === 0 || cells.length !== 6)
		throw new Error(`This row is not one of a kind: ${row}`);
	return {
		entity,
		keys: keysOf(keys),
		indexes: indexes === 'none' ? [] : indexes.split('<br>').map(indexOf),
		expires: expiryOf(lifetime),
		files: [...writers, ...quotedIn(readBy)],
	};
}

/** `A` / `B`, once or more often. */
const keysOf = (text: string): readonly KeyPair[] =>
	text.split(' or ').map((pair) => {
		const [, partition, sort] = /^`([^`]+)` \/ `([^`]+)`$/.exec(pair) ?? [];
		if (partition === undefined || sort === undefined) throw new Error(`These are not the keys of an item: ${pair}`);
		return { partition, sort };
	});

function indexOf(text: string): IndexKeys {
	const [, index, keys, when] = /^`(G\d)` (.+?)(, when .+)?$/.exec(text) ?? [];
	if (index === undefined || keys === undefined) throw new Error(`These are not the keys of an index: ${text}`);
	return { index, keys: keysOf(keys), isSometimes: when !== undefined };
}

/** "stays" is the page's term for items without a `ttl`. */
function expiryOf(lifetime: string): Kind['expires'] {
	if (lifetime.startsWith('stays')) return 'never';
	return lifetime.includes('; stays ') ? 'sometimes' : 'always';
}
