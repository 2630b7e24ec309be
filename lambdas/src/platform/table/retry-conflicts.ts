import { setTimeout as wait } from 'node:timers/promises';
import { isTransactionConflict } from './transaction.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 25;

export interface RetryDeps {
	readonly sleep?: (milliseconds: number) => Promise<unknown>;
	/** From 0 to 1, for the jitter. */
	readonly random?: () => number;
}

/**
 * Retries a transaction that conflicted with a concurrent one. `run` must build a new command each time: a reused
 * client token would return the old cancellation. Gives up after four retries (about 0.4 s) with the last error.
 */
export async function retryConflicts<T>(
	run: () => Promise<T>,
	{ sleep = wait, random = Math.random }: RetryDeps = {},
): Promise<T> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await run();
		} catch (error) {
			if (attempt === ATTEMPTS || !isTransactionConflict(error)) throw error;
			await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random()));
		}
	}
}
