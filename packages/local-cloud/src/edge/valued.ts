/** Headers or cookies in a function's event. */
export const valued = (
	entries: readonly (readonly [string, string])[],
): Readonly<Record<string, { readonly value: string }>> =>
	Object.fromEntries(entries.map(([name, value]) => [name, { value }]));
