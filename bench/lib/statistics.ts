/** The middle of the sorted values; robust against the noise of these figures, unlike the mean. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length / 2;
	const upper = sorted[Math.floor(middle)] ?? Number.NaN;
	return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The value below which this share of the values is, from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Milliseconds of one run. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await run();
	return performance.now() - started;
}

/**
 * The two-sided p-value of the Mann-Whitney U test, by the normal approximation with a correction for ties: the
 * probability that two samples of the same distribution differ as much as these. For samples of 20 and more.
 */
export function mannWhitney(ones: readonly number[], others: readonly number[]): number {
	const pooled = [
		...ones.map((value) => ({ value, isOne: true })),
		...others.map((value) => ({ value, isOne: false })),
	];
	pooled.sort((a, b) => a.value - b.value);
	let [rankSum, ties] = [0, 0];
	for (let from = 0; from < pooled.length; ) {
		let to = from;
		while (to < pooled.length && pooled[to]?.value === pooled[from]?.value) to += 1;
		const rank = (from + 1 + to) / 2;
		rankSum += rank * pooled.slice(from, to).filter(({ isOne }) => isOne).length;
		ties += (to - from) ** 3 - (to - from);
		from = to;
	}
	const [n, m, all] = [ones.length, others.length, pooled.length];
	const distance = Math.abs(rankSum - (n * (n + 1)) / 2 - (n * m) / 2);
	const deviation = Math.sqrt(((n * m) / 12) * (all + 1 - ties / (all * (all - 1))));
	return deviation === 0 ? 1 : Math.min(1, 2 * upperTail(Math.max(0, distance - 0.5) / deviation));
}

/** The share of the normal distribution above `z` >= 0 (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function upperTail(z: number): number {
	const t = 1 / (1 + 0.2316419 * z);
	const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
	return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
