/** More conflicts in a row than this are a bug. */
const TRIES = 10;

/** Retries while the attempt returns `undefined`, a version conflict. Each attempt must read and decide again. */
export async function retryOnVersionConflict<T>(attempt: () => Promise<T | undefined>): Promise<T> {
	for (let tried = 0; tried < TRIES; tried += 1) {
		const answer = await attempt();
		if (answer !== undefined) return answer;
	}
	throw new Error('Every attempt had a version conflict.');
}
