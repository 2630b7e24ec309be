const ordered = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(ordered);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
};

/**
 * JSON with the keys of every object in order. DynamoDB promises no order for the attributes of a map, so that two reads
 * of the same item may serialise differently; what is hashed or compared must not depend on it.
 */
export const stableJson = (value: unknown): string => JSON.stringify(ordered(value));
