/** How often a change is tried on an entry that changes under it. */
const TRIES = 4;

/** The first answer of a few attempts. Undefined: the entry changed under each of them. */
export async function untilUnchanged<T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const answer = await attempt();
		if (answer !== undefined) return answer;
	}
	return undefined;
}
