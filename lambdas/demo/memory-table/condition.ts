import { type Tokens, tokensOf } from './expression-tokens.ts';
import { type Item, type Placeholders, readPath, valueAt } from './paths.ts';

type Compare = (left: unknown, right: unknown) => boolean;

const isOrdered = (left: unknown, right: unknown): boolean =>
	typeof left === typeof right && (typeof left === 'number' || typeof left === 'string');

/** Compares like DynamoDB: numbers by value, texts by their bytes; different types are not comparable. */
export const compare = (left: unknown, right: unknown): number =>
	typeof left === 'string' && typeof right === 'string'
		? Buffer.compare(Buffer.from(left), Buffer.from(right))
		: Number(left) - Number(right);

const ordered =
	(test: (difference: number) => boolean): Compare =>
	(left, right) =>
		isOrdered(left, right) && test(compare(left, right));

const isEqual: Compare = (left, right) =>
	left === right || (left !== undefined && right !== undefined && JSON.stringify(left) === JSON.stringify(right));

const COMPARISONS: Readonly<Record<string, Compare>> = {
	'=': isEqual,
	'<>': (left, right) => !isEqual(left, right),
	'<': ordered((difference) => difference < 0),
	'<=': ordered((difference) => difference <= 0),
	'>': ordered((difference) => difference > 0),
	'>=': ordered((difference) => difference >= 0),
};

const sizeOf = (value: unknown): number | undefined => {
	if (value instanceof Set) return value.size;
	if (typeof value === 'string' || Array.isArray(value)) return value.length;
	return undefined;
};

const holds = (whole: unknown, part: unknown): boolean => {
	if (whole instanceof Set) return whole.has(part);
	if (Array.isArray(whole)) return whole.includes(part);
	return typeof whole === 'string' && typeof part === 'string' && whole.includes(part);
};

const FUNCTIONS: Readonly<Record<string, (args: readonly unknown[]) => boolean>> = {
	attribute_exists: ([attribute]) => attribute !== undefined,
	attribute_not_exists: ([attribute]) => attribute === undefined,
	begins_with: ([text, start]) => typeof text === 'string' && text.startsWith(String(start)),
	contains: ([whole, part]) => holds(whole, part),
};

/** Whether an item satisfies an expression. Every part is parsed, so an unknown one always throws. */
export function meets(expression: string | undefined, item: Item | undefined, given: Placeholders): boolean {
	if (expression === undefined) return true;
	const tokens = tokensOf(expression);
	const result = anyOf({ tokens, item, given });
	if (tokens.peek() !== undefined) throw new Error(`Too much stands at the end of: ${expression}`);
	return result;
}

interface Reading {
	readonly tokens: Tokens;
	readonly item: Item | undefined;
	readonly given: Placeholders;
}

function anyOf(reading: Reading): boolean {
	let result = allOf(reading);
	while (reading.tokens.take('OR')) result = allOf(reading) || result;
	return result;
}

function allOf(reading: Reading): boolean {
	let result = oneOf(reading);
	while (reading.tokens.take('AND')) result = oneOf(reading) && result;
	return result;
}

function oneOf(reading: Reading): boolean {
	const { tokens } = reading;
	if (tokens.take('NOT')) return !oneOf(reading);
	if (tokens.take('(')) {
		const result = anyOf(reading);
		tokens.expect(')');
		return result;
	}
	const called = FUNCTIONS[tokens.peek() ?? ''];
	if (called) {
		tokens.next();
		return called(argumentsOf(reading));
	}
	return comparison(reading, operand(reading));
}

function comparison(reading: Reading, left: unknown): boolean {
	const { tokens } = reading;
	if (tokens.take('BETWEEN')) {
		const low = operand(reading);
		tokens.expect('AND');
		const high = operand(reading);
		return isOrdered(left, low) && isOrdered(left, high) && compare(left, low) >= 0 && compare(left, high) <= 0;
	}
	if (tokens.take('IN')) return argumentsOf(reading).some((one) => isEqual(left, one));
	const sign = tokens.next();
	const test = COMPARISONS[sign];
	if (!test) throw new Error(`There is no comparison "${sign}".`);
	return test(left, operand(reading));
}

function argumentsOf(reading: Reading): readonly unknown[] {
	reading.tokens.expect('(');
	const values = [operand(reading)];
	while (reading.tokens.take(',')) values.push(operand(reading));
	reading.tokens.expect(')');
	return values;
}

function operand(reading: Reading): unknown {
	const { tokens, item, given } = reading;
	const word = tokens.next();
	if (word.startsWith(':')) return given.values[word];
	if (word === 'size') return sizeOf(argumentsOf(reading)[0]);
	return valueAt(item, readPath(word, tokens, given));
}
