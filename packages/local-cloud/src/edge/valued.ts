/** Headers or cookies as a function's event holds them. */
export const valued = (
	entries: readonly (readonly [string, string])[],
): Readonly<Record<string, { readonly value: string }>> =>
	Object.fromEntries(entries.map(([name, value]) => [name, { value }]));
