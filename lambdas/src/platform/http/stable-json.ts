const ordered = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(ordered);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
};

/**
 * JSON with sorted object keys. DynamoDB does not guarantee the order of a map's attributes, so two reads of the same
 * item may serialise differently; hashes and comparisons must not depend on it.
 */
export const stableJson = (value: unknown): string => JSON.stringify(ordered(value));
