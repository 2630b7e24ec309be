import type { EdgeRequest, EdgeResponse, Serve } from './edge-message.ts';
import { opaqueTag } from './etag.ts';

/** What a cache policy of the template says, as far as the local cloud needs it. */
export interface CachePlan {
	/** The query parameters that tell two answers apart; all others do not. */
	readonly query: readonly string[];
	/** Seconds: the longest an answer may be kept, whatever it says itself. */
	readonly maxSeconds: number;
}

/** When an answer is too old. */
export interface CacheTime {
	/** Epoch milliseconds. */
	readonly now: () => number;
	/** Another one when the whole cloud was emptied: nothing of before is answered then. */
	readonly generation: () => number;
}

interface CacheEntry {
	readonly response: EdgeResponse;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly until: number;
}

/** So many answers are kept at most; the oldest goes first. */
const MAX_ENTRIES = 1000;

/**
 * CloudFront's cache before an API: successful answers are kept as long as they say to shared caches, by path and by the listed query
 * parameters. Those who ask for the same at once share one call of the origin. An answer is never older than the clock says: a clock that was moved
 * back or far ahead finds nothing.
 */
export function responseCache({ query, maxSeconds }: CachePlan, origin: Serve, { now, generation }: CacheTime): Serve {
	const entries = new Map<string, CacheEntry>();
	const inFlight = new Map<string, Promise<EdgeResponse>>();

	async function fetchOnce(key: string, request: EdgeRequest): Promise<EdgeResponse> {
		// The whole answer is wanted, whatever this one viewer holds.
		const { 'if-none-match': _tag, 'if-modified-since': _date, ...headers } = request.headers;
		const response = await origin({ ...request, headers });
		const seconds = Math.min(sharedSeconds(response), maxSeconds);
		if (response.status === 200 && seconds > 0) {
			entries.delete(key);
			entries.set(key, { response, at: now(), until: now() + seconds * 1000 });
			const [oldest] = entries.keys();
			if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
		}
		return response;
	}

	return async (request) => {
		if (request.method !== 'GET') return origin(request);
		const key = `${generation()} ${keyOf(request, query)}`;
		const entry = entries.get(key);
		const isFresh = entry !== undefined && entry.at <= now() && now() < entry.until;
		if (isFresh) return revalidate(request, entry.response, 'Hit from cloudfront');
		const call = inFlight.get(key) ?? fetchOnce(key, request).finally(() => inFlight.delete(key));
		inFlight.set(key, call);
		return revalidate(request, await call, 'Miss from cloudfront');
	};
}

function keyOf({ path, query, headers }: EdgeRequest, listed: readonly string[]): string {
	const given = new URLSearchParams(query);
	const named = listed.flatMap((name) => given.getAll(name).map((value) => [name, value]));
	return JSON.stringify([path, named, headers['accept-encoding'] ?? '']);
}

/** To whoever holds this very answer, only that it is still so. */
function revalidate({ headers }: EdgeRequest, response: EdgeResponse, note: string): EdgeResponse {
	const tag = response.headers.find(([name]) => name === 'etag')?.[1];
	const all = [...response.headers, ['x-cache', note] as const];
	const holds = (headers['if-none-match'] ?? '').split(',').map(opaqueTag);
	if (response.status !== 200 || tag === undefined || !holds.includes(opaqueTag(tag)))
		return { ...response, headers: all };
	return { status: 304, headers: all.filter(([name]) => name !== 'content-length'), body: Buffer.alloc(0) };
}

/** What the answer says to shared caches (`s-maxage`, else `max-age`), in seconds; 0 where it says none. */
function sharedSeconds({ headers }: EdgeResponse): number {
	const control = headers.find(([name]) => name === 'cache-control')?.[1] ?? '';
	if (/no-store|private/.test(control)) return 0;
	return Number((/s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control))?.[1] ?? 0);
}
