/** A value of a template, before and after its intrinsics are evaluated. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
	readonly [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a property as a type. A missing one or one of another type throws, naming the property. */
export function textOf(from: JsonObject, key: string): string {
	const value = from[key];
	if (typeof value === 'string') return value;
	throw new Error(`"${key}" must be text, not ${JSON.stringify(value)}.`);
}

export const optionalTextOf = (from: JsonObject, key: string): string | undefined =>
	from[key] === undefined ? undefined : textOf(from, key);

/** A template may write a number as text. */
export function numberOf(from: JsonObject, key: string): number | undefined {
	const value = from[key];
	if (value === undefined) return undefined;
	const number = typeof value === 'string' ? Number(value) : value;
	if (typeof number === 'number' && !Number.isNaN(number)) return number;
	throw new Error(`"${key}" must be a number, not ${JSON.stringify(value)}.`);
}

export function flagOf(from: JsonObject, key: string): boolean {
	const value = from[key] ?? false;
	if (value === true || value === 'true') return true;
	if (value === false || value === 'false') return false;
	throw new Error(`"${key}" must be true or false, not ${JSON.stringify(value)}.`);
}

export function optionalObjectOf(from: JsonObject, key: string): JsonObject | undefined {
	const value = from[key];
	if (value === undefined || isObject(value)) return value;
	throw new Error(`"${key}" must be an object.`);
}

export function objectOf(from: JsonObject, key: string): JsonObject {
	const value = optionalObjectOf(from, key);
	if (value) return value;
	throw new Error(`"${key}" is missing.`);
}

/** A missing list is empty. */
export function listOf(from: JsonObject, key: string): readonly Json[] {
	const value = from[key] ?? [];
	if (Array.isArray(value)) return value;
	throw new Error(`"${key}" must be a list.`);
}

export const objectsOf = (from: JsonObject, key: string): readonly JsonObject[] =>
	listOf(from, key).map((value) => {
		if (isObject(value)) return value;
		throw new Error(`"${key}" must be a list of objects.`);
	});

export const textsOf = (from: JsonObject, key: string): readonly string[] =>
	listOf(from, key).map((value) => {
		if (typeof value === 'string') return value;
		throw new Error(`"${key}" must be a list of texts.`);
	});

/** Refuses properties that the reader of `from` would ignore silently. */
export function allowOnly(from: JsonObject, known: readonly string[]): void {
	const unknown = Object.keys(from).filter((key) => !known.includes(key));
	if (unknown.length > 0) throw new Error(`The local cloud does not know the property ${unknown.join(', ')}.`);
}
