/** An interval of one day, in minutes since midnight in the centre's zone; `to` is exclusive. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** The intersection of two lists, in order. */
export const intersection = (some: readonly Span[], others: readonly Span[]): readonly Span[] =>
	some
		.flatMap((one) => others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })))
		.filter(({ from, to }) => from < to)
		.sort((a, b) => a.from - b.from);

/** The parts of `spans` outside `gaps`. */
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
