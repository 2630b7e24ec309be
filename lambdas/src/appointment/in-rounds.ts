import type { Random } from './ticket-number.ts';

/** How often facts are read and decided on again when something changed under our hands. */
const ROUNDS = 12;
/** How often a conflict with another transaction in flight is tried again (promise P12). */
const CONFLICTS = 7;
const PAUSE_MS = 25;
/** Milliseconds. With it seven pauses stay below two seconds, and the answer inside the deadline of promise P12. */
const LONGEST_PAUSE_MS = 400;

/** What one round of read, decide, write came to: an answer, or why there has to be another. */
export type Round<T> = { readonly answer: T } | { readonly again: 'stale' | 'conflict' };

export interface Patience {
	readonly sleep: (milliseconds: number) => Promise<void>;
	readonly random: Random;
}

/**
 * Plays rounds until one answers. Something stale is read again at once; after a conflict everybody waits a random
 * while first (below 50, 100, 200, then 400 ms), so that those who met once do not meet again. Undefined: patience ran out.
 */
export async function inRounds<T>(play: () => Promise<Round<T>>, { sleep, random }: Patience): Promise<T | undefined> {
	let conflicts = 0;
	for (let round = 0; round < ROUNDS; round += 1) {
		const outcome = await play();
		if ('answer' in outcome) return outcome.answer;
		if (outcome.again === 'stale') continue;
		conflicts += 1;
		if (conflicts > CONFLICTS) break;
		await sleep(1 + random(Math.min(PAUSE_MS * 2 ** conflicts, LONGEST_PAUSE_MS)));
	}
	return undefined;
}
