import type { Random } from '../ticket-number.ts';

/** How often facts are read and decided on again when something changed under our hands. */
const MAX_ATTEMPTS = 12;
/** How often a conflict with another transaction in flight is tried again (promise P12). */
const MAX_CONFLICTS = 7;
const PAUSE_MS = 25;
/** Milliseconds. With it seven pauses stay below two seconds, and the answer inside the deadline of promise P12. */
const LONGEST_PAUSE_MS = 400;

/** What one attempt (read, decide, write) came to: an answer, or why there has to be another. */
export type AttemptResult<T> = { readonly answer: T } | { readonly again: 'stale' | 'conflict' };

export interface RetryPolicy {
	readonly sleep: (milliseconds: number) => Promise<void>;
	readonly random: Random;
}

/**
 * Optimistic concurrency: attempts until one answers. Something stale is read again at once; after a conflict everybody waits with
 * exponential backoff and jitter (below 50, 100, 200, then 400 ms), so that those who met once do not meet again. Undefined: every
 * attempt was spent.
 */
export async function retryOptimistically<T>(
	attempt: () => Promise<AttemptResult<T>>,
	{ sleep, random }: RetryPolicy,
): Promise<T | undefined> {
	let conflicts = 0;
	for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
		const result = await attempt();
		if ('answer' in result) return result.answer;
		if (result.again === 'stale') continue;
		conflicts += 1;
		if (conflicts > MAX_CONFLICTS) break;
		await sleep(1 + random(Math.min(PAUSE_MS * 2 ** conflicts, LONGEST_PAUSE_MS)));
	}
	return undefined;
}
