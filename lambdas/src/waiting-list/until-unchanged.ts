/** How often a change is retried on a version conflict. */
const TRIES = 4;

/** Retries until an attempt returns a result. Undefined: every attempt met a version conflict. */
export async function untilUnchanged<T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const answer = await attempt();
		if (answer !== undefined) return answer;
	}
	return undefined;
}
