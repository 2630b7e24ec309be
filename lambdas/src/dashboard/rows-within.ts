/** A row of something not read yet costs two lookups: the appointment, and its client. */
const A_ROW = 2;

/**
 * Which of these rows may be shown for so many lookups. What is known already costs nothing. The lists take turns, so that a long one
 * leaves room for the others; the first list goes first.
 */
export function rowsWithin(
	lists: readonly (readonly string[])[],
	{ known, lookups }: { readonly known: readonly string[]; readonly lookups: number },
): ReadonlySet<string> {
	const shown = new Set(known);
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	let remaining = lookups;
	for (let turn = 0; turn < longest; turn += 1)
		for (const { [turn]: id } of lists) {
			if (id === undefined || shown.has(id) || remaining < A_ROW) continue;
			remaining -= A_ROW;
			shown.add(id);
		}
	return shown;
}
