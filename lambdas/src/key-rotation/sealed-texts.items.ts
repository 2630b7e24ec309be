import { keyVersionOf } from '../platform/keys/field-cipher.ts';
import type { Item, Key } from '../platform/table/stored-item.ts';

/** Path of a text in its item: names of attributes, and indexes of lists. */
type Path = readonly (string | number)[];

interface SealedText {
	readonly path: Path;
	readonly text: string;
}

/** The table as a rotation of its field key reads it. */
export interface SealedItems {
	/** Every item, page by page. */
	pages(): AsyncIterable<readonly Item[]>;
	/** Replaces a text. False when it has changed, or is gone. */
	replace(key: Key, sealed: SealedText, text: string): Promise<boolean>;
}

export const keyOf = ({ PK, SK }: Item): Key => ({ PK, SK });

/** IV and tag alone are 38 characters, so a shorter text is no ciphertext. */
const SHORTEST = 38;

/** Every text of an item that a key of these versions may have encrypted. A visitor's text may look like one. */
export const sealedTextsIn = (item: Item, versions: ReadonlySet<number>): readonly SealedText[] =>
	textsIn(item, []).filter(({ text }) => {
		const version = keyVersionOf(text);
		return version !== undefined && versions.has(version) && text.indexOf('.') + 1 + SHORTEST <= text.length;
	});

function textsIn(value: unknown, path: Path): readonly SealedText[] {
	if (typeof value === 'string') return [{ path, text: value }];
	if (Array.isArray(value)) return value.flatMap((one, place) => textsIn(one, [...path, place]));
	if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Uint8Array) return [];
	return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));
}

/** Possible contexts of a ciphertext in this item: its ids, its key, or parts of it. Only the right one decrypts. */
export function ownersOf(item: Item): readonly string[] {
	const { PK, SK, id, userId, ref, aid, appointmentId } = item;
	const parts = [PK, SK].flatMap((key) => [String(key), ...String(key).split('#')]);
	const ids = [id, userId, ref, aid, appointmentId].filter((one) => typeof one === 'string');
	return [...new Set([...ids, ...parts])];
}

/** The path in an update expression, and its attribute names. */
export function expressionOf(path: Path): { readonly path: string; readonly names: Readonly<Record<string, string>> } {
	const names: Record<string, string> = {};
	const steps = path.map((step, place) => {
		if (typeof step === 'number') return `[${step}]`;
		names[`#p${place}`] = step;
		return `${place === 0 ? '' : '.'}#p${place}`;
	});
	return { path: steps.join(''), names };
}
