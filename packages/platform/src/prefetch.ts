// biome-ignore-all lint/performance/noBarrelFile: an entry point for the small script that runs before the page's.
export { dropPrefetched, prefetchCall } from './prefetch/prefetched-responses.ts';
export {
	type Address,
	matchRoutePrefetch,
	type RoutePrefetch,
	type RoutePrefetches,
} from './prefetch/route-prefetches.ts';
export { readSession, type StoredSession } from './session/session-storage.ts';
