/** A stretch of one day, in minutes since its midnight in the centre's zone; `to` is not part of it. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** What lies in both; in order. */
export const intersection = (some: readonly Span[], others: readonly Span[]): readonly Span[] =>
	some
		.flatMap((one) => others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })))
		.filter(({ from, to }) => from < to)
		.sort((a, b) => a.from - b.from);

/** What is left of `spans` once `gaps` are cut out of them. */
export const without = (spans: readonly Span[], gaps: readonly Span[]): readonly Span[] =>
	gaps.reduce<readonly Span[]>(
		(rest, gap) =>
			rest
				.flatMap(({ from, to }) => [
					{ from, to: Math.min(to, gap.from) },
					{ from: Math.max(from, gap.to), to },
				])
				.filter(({ from, to }) => from < to),
		spans,
	);
