/** An item of the table, as it lies there. */
export type Item = Readonly<Record<string, unknown>>;

/** A partition and a place in it, as patterns: `USER#<userId>`. */
interface KeyPair {
	readonly partition: string;
	readonly sort: string;
}

/** How the items of a kind lie on an index. */
interface IndexKeys {
	readonly index: string;
	readonly keys: readonly KeyPair[];
	/** The page says when; otherwise every item of the kind has them. */
	readonly isSometimes: boolean;
}

/** A kind of items, as its row says. */
export interface Kind {
	readonly entity: string;
	readonly keys: readonly KeyPair[];
	readonly indexes: readonly IndexKeys[];
	/** Whether its items have a `ttl`. */
	readonly expires: 'always' | 'sometimes' | 'never';
	/** The source files it names, beneath `lambdas/src`. */
	readonly files: readonly string[];
}

export interface DataModelPage {
	readonly kinds: readonly Kind[];
	/** The kinds of which a history makes no item. */
	readonly onlyNamed: readonly string[];
	readonly examples: readonly Item[];
}

const HEADER = '| entity | PK / SK | index keys | written by | read by | lifetime |';

/** What `docs/data-model.md` says. Throws where a row cannot be read, so that nothing of it is passed over. */
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

/** "stays" is the page's word for items without a `ttl`. */
function expiryOf(lifetime: string): Kind['expires'] {
	if (lifetime.startsWith('stays')) return 'never';
	return lifetime.includes('; stays ') ? 'sometimes' : 'always';
}
