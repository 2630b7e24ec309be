import type { EdgeRequest, EdgeResponse, Serve } from './edge-message.ts';
import { opaqueTag } from './etag.ts';

/** The emulated part of a cache policy. */
export interface CachePlan {
	/** The query parameters in the cache key. */
	readonly query: readonly string[];
	/** Maximum TTL in seconds, whatever the answer says. */
	readonly maxSeconds: number;
}

/** The freshness of the cache's entries. */
export interface CacheTime {
	/** Epoch milliseconds. */
	readonly now: () => number;
	/** Changes when the cloud is reset: older entries are then invalid. */
	readonly generation: () => number;
}

interface CacheEntry {
	readonly response: EdgeResponse;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly until: number;
}

/** Maximum number of entries; the oldest is evicted first. */
const MAX_ENTRIES = 1000;

/**
 * CloudFront's cache before an API: successful answers are cached as long as they allow shared caches, by path and
 * listed query parameters. Concurrent equal requests share one call of the origin. A clock that was moved back or far
 * ahead finds no entry.
 */
export function responseCache({ query, maxSeconds }: CachePlan, origin: Serve, { now, generation }: CacheTime): Serve {
	const entries = new Map<string, CacheEntry>();
	const inFlight = new Map<string, Promise<EdgeResponse>>();

	async function fetchOnce(key: string, request: EdgeRequest): Promise<EdgeResponse> {
		// The whole answer is requested, without this viewer's conditions.
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

/** 304 for a viewer who has this very answer. */
function revalidate({ headers }: EdgeRequest, response: EdgeResponse, note: string): EdgeResponse {
	const tag = response.headers.find(([name]) => name === 'etag')?.[1];
	const all = [...response.headers, ['x-cache', note] as const];
	const holds = (headers['if-none-match'] ?? '').split(',').map(opaqueTag);
	if (response.status !== 200 || tag === undefined || !holds.includes(opaqueTag(tag)))
		return { ...response, headers: all };
	return { status: 304, headers: all.filter(([name]) => name !== 'content-length'), body: Buffer.alloc(0) };
}

/** The answer's lifetime in shared caches (`s-maxage`, else `max-age`), in seconds; 0 where it has none. */
function sharedSeconds({ headers }: EdgeResponse): number {
	const control = headers.find(([name]) => name === 'cache-control')?.[1] ?? '';
	if (/no-store|private/.test(control)) return 0;
	return Number((/s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control))?.[1] ?? 0);
}
