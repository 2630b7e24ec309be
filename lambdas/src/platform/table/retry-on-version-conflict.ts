/** More conflicts in a row than this are a bug. */
const TRIES = 10;

/** Retries on a version conflict (`undefined`), for changes that are decided again on each fresh read. */
export async function retryOnVersionConflict<T>(attempt: () => Promise<T | undefined>): Promise<T> {
	for (let tried = 0; tried < TRIES; tried += 1) {
		const answer = await attempt();
		if (answer !== undefined) return answer;
	}
	throw new Error('What was to be changed kept changing.');
}
