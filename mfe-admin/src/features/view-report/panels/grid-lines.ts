const STEPS = [1, 2, 5];
const MOST_LINES = 5;

/** Round numbers from 0 to the first that is at least `most`, for the grid lines behind bars. */
export function gridLines(most: number): readonly number[] {
	for (let power = 1; ; power *= 10)
		for (const one of STEPS) {
			const step = one * power;
			const count = Math.max(1, Math.ceil(most / step));
			if (count < MOST_LINES) return Array.from({ length: count + 1 }, (_, at) => at * step);
		}
}
