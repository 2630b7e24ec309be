/** `npm run sweep`: what other runs do at chosen points and with one seed is done at all of them and with many. */
export const isSweep = process.env.TEST_TIER === 'sweep';

/** All of them in a sweep, otherwise `count` spread evenly, the first and the last among them. */
export function chosenOf<T>(points: readonly T[], count = 6): readonly T[] {
	if (isSweep || points.length <= count) return points;
	const chosen = new Set(
		Array.from({ length: count }, (_, at) => Math.round((at * (points.length - 1)) / (count - 1))),
	);
	return points.filter((_, at) => chosen.has(at));
}

const SEEDS_OF_A_SWEEP = 20;

/** In a sweep 20, from `SWEEP_SEED` or else the day on (20261128); otherwise the given one. A test's name says which it has. */
export function chosenSeeds(fixed: number): readonly number[] {
	if (!isSweep) return [fixed];
	const first = Number(process.env.SWEEP_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
	return Array.from({ length: SEEDS_OF_A_SWEEP }, (_, at) => first + at);
}
