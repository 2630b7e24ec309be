import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/**
 * Runs `work` for a request. Its log lines, and the jobs it stores, carry the request's id, whichever function runs
 * them later (decision 043). Without an id, the surrounding one applies.
 */
export const withRequestId = <T>(requestId: string | undefined, work: () => T): T =>
	requestId === undefined ? work() : requests.run(requestId, work);

/** The API Gateway id of the request that work is done for. Undefined for scheduled work: a sweep, a reminder. */
export const currentRequestId = (): string | undefined => requests.getStore();
