/** Others may come between; more in a row than this is a bug. */
const TRIES = 10;

/**
 * Begins again while somebody else is faster (`undefined`): for changes that are meant whatever others do to the same thing
 * meanwhile, and that are decided afresh each time on what stands there.
 */
export async function untilUndisturbed<T>(attempt: () => Promise<T | undefined>): Promise<T> {
	for (let tried = 0; tried < TRIES; tried += 1) {
		const answer = await attempt();
		if (answer !== undefined) return answer;
	}
	throw new Error('What was to be changed kept changing.');
}
