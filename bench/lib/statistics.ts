/** The middle of the sorted values; figures here are noisy, so nobody quotes a mean. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length / 2;
	const upper = sorted[Math.floor(middle)] ?? Number.NaN;
	return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Milliseconds that one run takes. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await run();
	return performance.now() - started;
}
