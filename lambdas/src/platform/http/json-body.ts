import { ok, type Refused, type Result, refuse } from './result.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Objects and arrays within each other. The contract's deepest has 6; whatever walks a value calls itself as often. */
const MAX_DEPTH = 32;
/** The tokens of valid JSON that tell where its objects and their keys are. */
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/gs;

const wrong = (field: string, message: string) => refuse('invalid_request', { errors: [{ field, message }] });

/**
 * A body as JSON. Stricter than `JSON.parse`: bytes that are no UTF-8 are refused instead of being replaced, and so is a
 * field given twice, of which `JSON.parse` would silently take the last, and what lies too deep for those who walk it.
 */
export function parseJsonBody(bytes: Uint8Array): Result<unknown, 'invalid_request'> {
	const text = decoded(bytes);
	if (text === undefined) return wrong('', 'This is not UTF-8');
	const value = parsed(text);
	if (value === undefined) return wrong('', 'This is not JSON');
	return structureError(text) ?? ok(value);
}

function decoded(bytes: Uint8Array): string | undefined {
	try {
		return utf8.decode(bytes);
	} catch {
		return undefined;
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** An object or array that is open at a place of the text, and where in it that place is. */
interface Open {
	/** The keys that an object has had so far. */
	readonly keys: Set<string>;
	at: string | number;
}

/** What structure a token of JSON makes; a key is taken by `takeKey`. */
const steps: Readonly<Record<string, (path: Open[]) => void>> = {
	'{': (path) => void path.push({ keys: new Set(), at: '' }),
	'[': (path) => void path.push({ keys: new Set(), at: 0 }),
	'}': (path) => void path.pop(),
	']': (path) => void path.pop(),
	','(path) {
		const open = path.at(-1);
		if (typeof open?.at === 'number') open.at += 1;
	},
};

/** Moves to a key of the object that is open. Whether it had that key before. */
function takeKey(open: Open | undefined, key: string): boolean {
	if (!open) return false;
	open.at = key;
	return open.keys.size === open.keys.add(key).size;
}

/** The first key that an object holds twice, or the first place that lies too deep. The text is valid JSON. */
function structureError(text: string): Refused<'invalid_request'> | undefined {
	const path: Open[] = [];
	for (const [token, colon] of text.matchAll(TOKEN)) {
		const isKey = colon !== undefined;
		if (isKey && takeKey(path.at(-1), JSON.parse(token.slice(0, -colon.length))))
			return wrong(path.map(({ at }) => at).join('.'), 'This field was given twice');
		steps[token]?.(path);
		if (path.length > MAX_DEPTH) return wrong(String(path[0]?.at ?? ''), 'This lies too deep');
	}
	return undefined;
}
