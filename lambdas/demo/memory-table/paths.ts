import type { Tokens } from './expression-tokens.ts';

export type Item = Record<string, unknown>;
export interface Placeholders {
	readonly names: Readonly<Record<string, string>>;
	readonly values: Readonly<Record<string, unknown>>;
}
/** The path of an attribute: `reminder.state`, `replies[0].cameBack`. */
export type Path = readonly (string | number)[];

const nameOf = (word: string, { names }: Placeholders): string => {
	if (!word.startsWith('#')) return word;
	const name = names[word];
	if (name === undefined) throw new Error(`The name ${word} is not given.`);
	return name;
};

/** Parses a path; `first` is its first token, already consumed. */
export function readPath(first: string, tokens: Tokens, given: Placeholders): Path {
	const path: (string | number)[] = [nameOf(first, given)];
	for (;;) {
		if (tokens.take('.')) path.push(nameOf(tokens.next(), given));
		else if (tokens.take('[')) {
			path.push(Number(tokens.next()));
			tokens.expect(']');
		} else return path;
	}
}

const isRecord = (value: unknown): value is Item => typeof value === 'object' && value !== null;

export function valueAt(item: Item | undefined, path: Path): unknown {
	let value: unknown = item;
	for (const part of path) value = isRecord(value) ? value[part] : undefined;
	return value;
}

/** Writes at a path; undefined removes. Throws when the parent is missing, as the table does. */
export function writeAt(item: Item, path: Path, value: unknown): void {
	const last = path.at(-1);
	const parent = path.length === 1 ? item : valueAt(item, path.slice(0, -1));
	if (last === undefined || !isRecord(parent)) {
		if (value === undefined) return;
		throw Object.assign(new Error('The document path is not valid for update.'), { name: 'ValidationException' });
	}
	if (value === undefined) delete parent[last];
	else parent[last] = value;
}
