/** Binary values and dates are not mutated here and need no copy. */
const isWhole = (value: object): boolean => value instanceof Uint8Array || value instanceof Date;

/** A deep copy of a table value, without undefined attributes. Much faster than `structuredClone`. */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
	if (typeof value !== 'object' || value === null || isWhole(value)) return value;
	if (Array.isArray(value)) return value.map((one) => copyOf(one));
	if (value instanceof Set) return new Set(value);
	const copy: Record<string, unknown> = {};
	for (const [name, part] of Object.entries(value)) if (part !== undefined) copy[name] = copyOf(part);
	return copy;
}
