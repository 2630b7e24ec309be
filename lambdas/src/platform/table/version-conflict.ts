/** How often a change that may be answered with "try again" is tried. */
const TRIES = 4;

/** More conflicts in a row than this are a bug. */
const MOST_TRIES = 10;

/** Retries on a version conflict (`undefined`). Undefined: every attempt met one, and the caller answers so. */
export const tryOnVersionConflict = <T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> =>
	firstAnswer(attempt, TRIES);

/** Retries on a version conflict (`undefined`), for changes that are decided again on each fresh read. */
export async function retryOnVersionConflict<T>(attempt: () => Promise<T | undefined>): Promise<T> {
	const answer = await firstAnswer(attempt, MOST_TRIES);
	if (answer === undefined) throw new Error('What was to be changed kept changing.');
	return answer;
}

async function firstAnswer<T>(attempt: () => Promise<T | undefined>, tries: number): Promise<T | undefined> {
	for (let tried = 0; tried < tries; tried += 1) {
		const answer = await attempt();
		if (answer !== undefined) return answer;
	}
	return undefined;
}
