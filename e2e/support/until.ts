/** Timeout, milliseconds: below those of the longest tests, so that a failure says what it waited for. */
const GIVE_UP_AFTER = 240_000;

/** Polls until the answer is right. Throws with the last answer after four minutes, or the given milliseconds. */
export async function until<T>(
	ask: () => Promise<T>,
	isRight: (answer: T) => boolean,
	giveUpAfter = GIVE_UP_AFTER,
): Promise<T> {
	for (const started = performance.now(); ; ) {
		const asked = performance.now();
		const answer = await ask();
		if (isRight(answer)) return answer;
		const now = performance.now();
		if (now - started > giveUpAfter)
			throw new Error(`The last answer was:\n${typeof answer === 'string' ? answer : JSON.stringify(answer)}`);
		// What takes long to ask would otherwise delay what it waits for.
		await new Promise((resolve) => setTimeout(resolve, Math.max(50, 3 * (now - asked))));
	}
}
