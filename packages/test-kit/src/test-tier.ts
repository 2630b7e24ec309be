/** `npm run sweep`: takes all points and many seeds, where other runs take some points and one seed. */
export const isSweep = process.env.TEST_TIER === 'sweep';

/** All points in a sweep, otherwise `count` spread evenly, the first and the last included. */
export function chosenOf<T>(points: readonly T[], count = 6): readonly T[] {
	if (isSweep || points.length <= count) return points;
	const chosen = new Set(
		Array.from({ length: count }, (_, at) => Math.round((at * (points.length - 1)) / (count - 1))),
	);
	return points.filter((_, at) => chosen.has(at));
}

const SEEDS_OF_A_SWEEP = 20;

/** In a sweep 20 seeds, from `SWEEP_SEED` or the date (20261128); otherwise the given one. */
export function chosenSeeds(fixed: number): readonly number[] {
	if (!isSweep) return [fixed];
	const first = Number(process.env.SWEEP_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
	return Array.from({ length: SEEDS_OF_A_SWEEP }, (_, at) => first + at);
}
