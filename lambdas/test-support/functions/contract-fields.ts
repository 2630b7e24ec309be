import { DATE_PATTERN, INSTANT_PATTERN } from '@tulia/contracts/text';

/** Path of a value: names of members, and indexes in lists. */
export type ValuePath = readonly (string | number)[];

interface Schema {
	readonly type?: string;
	readonly pattern?: string;
	readonly enum?: readonly unknown[];
	readonly const?: unknown;
	readonly maximum?: number;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
	readonly anyOf?: readonly Schema[];
}

export interface Leaf {
	readonly path: ValuePath;
	readonly type: string;
	/** Whether the value is free: a text, a date, an instant, a phone number, an address, an amount of money. */
	readonly isWritten: boolean;
}

/** The texts and numbers of a schema, at any depth; for a list, of its first item. */
export function leavesOf(schema: Schema, path: ValuePath = []): readonly Leaf[] {
	const { type = '', properties = {}, items, anyOf = [] } = schema;
	if (['string', 'integer', 'number'].includes(type)) return [{ path, type, isWritten: isWritten(schema) }];
	if (items) return leavesOf(items, [...path, 0]);
	return [
		...Object.entries(properties).flatMap(([name, part]) => leavesOf(part, [...path, name])),
		...anyOf.flatMap((choice) => leavesOf(choice, path)),
	];
}

/** Ids, versions, clock times, choices and tokens have a pattern or a list; counts have a lower maximum than money. */
function isWritten({ type, pattern, enum: choices, const: only, maximum = 0 }: Schema): boolean {
	if (type !== 'string') return maximum >= 1_000_000;
	return (
		choices === undefined &&
		only === undefined &&
		(pattern === undefined || [DATE_PATTERN, INSTANT_PATTERN].includes(pattern))
	);
}

/** A copy with this value at a path. */
export function withValue(at: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
	if (step === undefined) return value;
	if (typeof step === 'number') return [withValue(Array.isArray(at) ? at[0] : undefined, rest, value)];
	const inside = typeof at === 'object' && at !== null ? at : {};
	return { ...inside, [step]: withValue((inside as Record<string, unknown>)[step], rest, value) };
}

/** Whether an error is about this field, or about a part that contains it. */
export function isAbout(field: string, path: ValuePath): boolean {
	const name = path.join('.');
	return field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`);
}
