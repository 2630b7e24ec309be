interface Row {
	readonly id: string;
}

/** The page with this row in place of the one it replaces. The row keeps its place: whoever changed it is looking at it. */
export const withRow = <R extends Row, P extends { readonly data: readonly R[] }>(page: P, row: R): P => ({
	...page,
	data: page.data.map((each) => (each.id === row.id ? row : each)),
});
