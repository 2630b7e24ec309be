import type { Result } from '../http/result.ts';

/** How often something may happen in a window of time. */
export interface Counter {
	/** What is counted, and of whom as a pseudonym: `form.device#Zk3…`. */
	readonly name: string;
	/** At most this often in one window, wherever it begins: of the window of the clock before, what lies in it counts along as its share. */
	readonly limit: number;
	readonly windowSeconds: number;
}

/** Counts, and refuses what would be too many. */
export interface RateLimits {
	/**
	 * Counts one more on every counter, or on none: refused when any of them is full, with the seconds until it
	 * takes one more. Name those first that belong to the asker alone and the shared ones last, or somebody who is refused could
	 * use up what others share.
	 */
	admit(counters: readonly Counter[], now: Date): Promise<Result<undefined, 'too_many_requests'>>;
	/** Takes back one count of each: what was admitted turned out not to be worth counting. */
	giveBack(counters: readonly Counter[], now: Date): Promise<void>;
	/** Forgets what the counter holds. */
	clear(counter: Counter, now: Date): Promise<void>;
}
