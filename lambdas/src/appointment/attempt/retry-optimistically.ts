import type { Random } from '../ticket-number.ts';

/** Most attempts of one change; each stale read needs another. */
const MAX_ATTEMPTS = 12;
/** Most retries after conflicts with other transactions in flight (promise P12). */
const MAX_CONFLICTS = 7;
const PAUSE_MS = 25;
/** Milliseconds. Seven pauses of it stay below two seconds, within the deadline of promise P12. */
const LONGEST_PAUSE_MS = 400;

/** The result of one attempt (read, decide, write): a response, or the reason to retry. */
export type AttemptResult<T> = { readonly answer: T } | { readonly again: 'stale' | 'conflict' };

export interface RetryPolicy {
	readonly sleep: (milliseconds: number) => Promise<void>;
	readonly random: Random;
}

/**
 * Optimistic concurrency: repeats attempts until one has a response. A stale read is retried at once; a conflict is
 * retried after exponential backoff with jitter (below 50, 100, 200, then 400 ms). Undefined: attempts exhausted.
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
