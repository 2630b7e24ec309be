import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/**
 * Does work for a request. What is logged meanwhile carries the request's id, and so do the jobs it promises, whichever function does
 * them later (decision 043). Without an id, what surrounds the work decides.
 */
export const withRequestId = <T>(requestId: string | undefined, work: () => T): T =>
	requestId === undefined ? work() : requests.run(requestId, work);

/** The id, from API Gateway, of the request that work is done for. Undefined in what a clock began: a sweep, a reminder. */
export const currentRequestId = (): string | undefined => requests.getStore();
