/** Lookups for a row that is not loaded: the appointment, and its client. */
const A_ROW = 2;

/**
 * The rows that may be shown for a number of lookups. Loaded rows are free. The lists alternate, beginning with the
 * first, so that a long one leaves room for the others.
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
