import { callHeaders } from '../api/call-headers.ts';

/**
 * Prefetched API responses: the script of the document, or the intent to open a page, sends a GET before the code that
 * needs it has loaded. The base query takes the response instead of sending the call again.
 */

/** Time to live of a prefetched response, in milliseconds: until the slowest supported phone has evaluated the page. */
export const PREFETCH_LIFETIME = 20_000;

interface PrefetchedResponse {
	/** The token it was sent with: no other session gets the response. */
	readonly token: string | undefined;
	/** Milliseconds since the epoch. */
	readonly startedAt: number;
	readonly response: Promise<Response>;
	readonly abort: () => void;
}

declare global {
	/** By URL. A global, because the script of the document and the page are two builds. */
	var tuliaPrefetchedResponses: Map<string, PrefetchedResponse> | undefined;
}

/**
 * Prefetches a GET. Idempotent while the response is fresh.
 *
 * @param now Milliseconds since the epoch.
 */
export function prefetchCall(url: string, token: string | undefined, now: number): void {
	globalThis.tuliaPrefetchedResponses ??= new Map();
	const responses = globalThis.tuliaPrefetchedResponses;
	const before = responses.get(url);
	if (before && isFresh(before, token, now)) return;
	before?.abort();
	const controller = new AbortController();
	const response = fetch(url, { headers: callHeaders(token), signal: controller.signal });
	response.catch(() => undefined); // the base query sends the call again
	responses.set(url, { token, startedAt: now, response, abort: () => controller.abort() });
}

const isFresh = (prefetched: PrefetchedResponse, token: string | undefined, now: number): boolean =>
	prefetched.token === token && now - prefetched.startedAt < PREFETCH_LIFETIME;

/** A 5xx may succeed on retry; any other status is final. */
const isUsable = ({ status }: Response): boolean => status < 500;

/**
 * Takes the prefetched response of this session, once. `undefined` where there is none, it is stale, or it failed: send
 * the call.
 *
 * @param now Milliseconds since the epoch.
 */
export async function takePrefetched(
	url: string,
	token: string | undefined,
	now: number,
	cancelled: AbortSignal,
): Promise<Response | undefined> {
	const prefetched = globalThis.tuliaPrefetchedResponses?.get(url);
	if (!prefetched) return undefined;
	globalThis.tuliaPrefetchedResponses?.delete(url);
	if (!isFresh(prefetched, token, now)) {
		prefetched.abort();
		return undefined;
	}
	cancelled.addEventListener('abort', prefetched.abort);
	try {
		const response = await prefetched.response;
		return isUsable(response) ? response : undefined;
	} catch {
		return undefined;
	} finally {
		cancelled.removeEventListener('abort', prefetched.abort);
	}
}

/** Aborts and drops all prefetched responses: the session has changed. */
export function dropPrefetched(): void {
	for (const { abort } of globalThis.tuliaPrefetchedResponses?.values() ?? []) abort();
	globalThis.tuliaPrefetchedResponses?.clear();
}
