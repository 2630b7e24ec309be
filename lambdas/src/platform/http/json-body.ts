import { ok, type Refused, type Result, refuse } from './result.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Maximum nesting, because functions that walk a value recurse. The contract's deepest has 6. */
const MAX_DEPTH = 32;
/** The tokens of valid JSON that mark objects, arrays and keys. */
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/gs;

const wrong = (field: string, message: string) => refuse('invalid_request', { errors: [{ field, message }] });

/**
 * Parses a body as JSON. Stricter than `JSON.parse`: refuses bytes that are not UTF-8 instead of replacing them, a
 * duplicate key instead of taking the last, and nesting that recursive readers could not handle.
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

/** An object or array that is open at a position of the text, and the position within it. */
interface Open {
	/** The keys of the object so far. */
	readonly keys: Set<string>;
	at: string | number;
}

/** The effect of a structural token; keys are handled by `takeKey`. */
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

/** Moves to a key of the open object. Returns whether the object had that key before. */
function takeKey(open: Open | undefined, key: string): boolean {
	if (!open) return false;
	open.at = key;
	return open.keys.size === open.keys.add(key).size;
}

/** Refuses at the first duplicate key or the first value that is nested too deeply. The text is valid JSON. */
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
