import type { Span } from '@tulia/centre/span';

/** The column of an interval among those it overlaps, and the number of their columns. */
export interface ColumnPlace {
	readonly column: number;
	readonly columns: number;
}

/**
 * Puts overlapping intervals in columns; other intervals have the full width. `spans` are sorted by start, and the
 * result is in the same order.
 */
export function columnPlaces(spans: readonly Span[]): readonly ColumnPlace[] {
	const placed: { readonly span: Span; readonly column: number; readonly cluster: number }[] = [];
	let cluster = 0;
	let clusterEnd = Number.NEGATIVE_INFINITY;
	for (const span of spans) {
		if (span.from >= clusterEnd) cluster += 1;
		clusterEnd = Math.max(span.from >= clusterEnd ? span.to : clusterEnd, span.to);
		const busy = placed.filter((other) => other.cluster === cluster && other.span.to > span.from);
		const column = firstFree(busy.map((other) => other.column));
		placed.push({ span, column, cluster });
	}
	const widthOf = (of: number): number =>
		Math.max(...placed.filter((other) => other.cluster === of).map(({ column }) => column + 1));
	return placed.map(({ column, cluster: of }) => ({ column, columns: widthOf(of) }));
}

function firstFree(taken: readonly number[]): number {
	let column = 0;
	while (taken.includes(column)) column += 1;
	return column;
}
