import type { Result } from '../http/result.ts';

/** How often something may happen within a window. */
export interface Counter {
	/** The kind and the pseudonym that is counted: `form.device#Zk3…`. */
	readonly name: string;
	/** The maximum in one sliding window: the count of the previous clock window is included by its share. */
	readonly limit: number;
	readonly windowSeconds: number;
}

/** Counts attempts, and refuses those above the limit. */
export interface RateLimits {
	/**
	 * Increments every counter, or none: refused when any of them is full, with the seconds until it admits one more.
	 * List the caller's own counters first and shared ones last, otherwise a refused caller could use up what others
	 * share.
	 */
	admit(counters: readonly Counter[], now: Date): Promise<Result<undefined, 'too_many_requests'>>;
	/** Decrements each counter by one, after an admitted attempt that shall not count. */
	giveBack(counters: readonly Counter[], now: Date): Promise<void>;
	/** Resets the counter. */
	clear(counter: Counter, now: Date): Promise<void>;
}
