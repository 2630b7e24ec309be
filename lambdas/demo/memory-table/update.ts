import { copyOf } from './copy.ts';
import { type Tokens, tokensOf } from './expression-tokens.ts';
import { type Item, type Path, type Placeholders, readPath, valueAt, writeAt } from './paths.ts';

interface Reading {
	readonly tokens: Tokens;
	readonly given: Placeholders;
	/** The item before the update: all its values are computed from this. */
	readonly before: Item;
	readonly after: Item;
}

type Clause = (reading: Reading, path: Path) => void;

const CLAUSES: Readonly<Record<string, Clause>> = {
	SET(reading, path) {
		reading.tokens.expect('=');
		writeAt(reading.after, path, sum(reading));
	},
	REMOVE({ after }, path) {
		writeAt(after, path, undefined);
	},
	ADD(reading, path) {
		const [known, more] = [valueAt(reading.before, path), operand(reading)];
		writeAt(reading.after, path, added(known, more));
	},
	DELETE(reading, path) {
		const [known, removed] = [valueAt(reading.before, path), operand(reading)];
		if (!(known instanceof Set) || !(removed instanceof Set)) return;
		const remaining = new Set([...known].filter((one) => !removed.has(one)));
		// The table stores no empty set: the attribute is removed.
		writeAt(reading.after, path, remaining.size === 0 ? undefined : remaining);
	},
};

const added = (known: unknown, more: unknown): unknown =>
	more instanceof Set ? new Set([...(known instanceof Set ? known : []), ...more]) : Number(known ?? 0) + Number(more);

export function updated(before: Item, expression: string, given: Placeholders): Item {
	const tokens = tokensOf(expression);
	const reading: Reading = { tokens, given, before, after: copyOf(before) };
	while (tokens.peek() !== undefined) {
		const word = tokens.next();
		const clause = CLAUSES[word.toUpperCase()];
		if (!clause) throw new Error(`An update does not know "${word}": ${expression}`);
		do clause(reading, readPath(tokens.next(), tokens, given));
		while (tokens.take(','));
	}
	return reading.after;
}

function sum(reading: Reading): unknown {
	let result = operand(reading);
	for (;;) {
		if (reading.tokens.take('+')) result = Number(result) + Number(operand(reading));
		else if (reading.tokens.take('-')) result = Number(result) - Number(operand(reading));
		else return result;
	}
}

function operand(reading: Reading): unknown {
	const { tokens, given, before } = reading;
	const word = tokens.next();
	if (word.startsWith(':')) return copyOf(given.values[word]);
	if (word !== 'if_not_exists' && word !== 'list_append') return valueAt(before, readPath(word, tokens, given));
	tokens.expect('(');
	const first = operand(reading);
	tokens.expect(',');
	const second = operand(reading);
	tokens.expect(')');
	if (word === 'if_not_exists') return first ?? second;
	return [first, second].flatMap((list) => (Array.isArray(list) ? list : []));
}
