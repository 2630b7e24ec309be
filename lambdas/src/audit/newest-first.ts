/** The `count` newest of several sorted lists, newest first. */
export const newestFirst = <T extends { readonly place: string }>(
	lists: readonly (readonly T[])[],
	count: number,
): readonly T[] =>
	lists
		.flat()
		.sort((a, b) => (a.place < b.place ? 1 : -1))
		.slice(0, count);
