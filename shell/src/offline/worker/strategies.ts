import { LIST_PATH, prerenderedAddress } from '@tulia/contracts/list-page';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { LATE_MARK } from '../../document/late-mark.ts';
import { FILES_CACHE, HELP_CACHE, PAGES_CACHE, TICKETS_CACHE } from './caches.ts';
import { HELP_PATH } from './help-page.ts';
import { releaseFiles } from './linked-files.ts';
import { cachedPageNote, type Reason, uncachedPageNote, withNote } from './offline-note.ts';
import { pathOf, ticketFrameOf } from './request-routing.ts';
import { requestedPageIn } from './requested-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the network may take while a cached page exists, seconds. */
const TIMEOUT = 3;
/** Maximum number of cached pages: the fixed ones, and a month or two of reading with "Remember me". */
const MAX_PAGES = 30;
/** Maximum number of cached files: a few releases of the public pages, and pictures. */
const MAX_FILES = 150;
/** Maximum age of a cached page, seconds: older advice and prices may be wrong. */
const MAX_PAGE_AGE = 90 * 24 * 60 * 60;

const ignoreVary = { ignoreVary: true };

/** A redirected response may not answer a navigation, and an error is not a page. */
const onlyComplete: WorkboxPlugin = {
	cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** Caches what reveals a person's reading only on request of a page. */
const onlyOnRequest: WorkboxPlugin = {
	cacheWillUpdate: async ({ response, event }) => (event instanceof ExtendableMessageEvent ? response : null),
};

/** The help page and its files have their own cache, from which nothing is evicted. */
const fallBackToHelpCache: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
		cachedResponse ?? (await caches.match(request, { ...ignoreVary, cacheName: HELP_CACHE })),
};

/** The first page of the list of articles contains them all: the application shows every list page from it. */
const fallBackToFirstListPage: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
		cachedResponse ??
		(pathOf(new URL(request.url)) === LIST_PATH
			? caches.match(self.location.origin + LIST_PATH, { ...ignoreVary, cacheName: PAGES_CACHE })
			: undefined),
};

/** Deletes the cached copy of a page that was removed from the site. */
const deleteOnNotFound: WorkboxPlugin = {
	fetchDidSucceed: async ({ request, response }) => {
		if (response.status === 404) await (await caches.open(PAGES_CACHE)).delete(cacheKeyOf(request), ignoreVary);
		return response;
	},
};

/** One cache entry for each document: query and trailing slash do not change it. */
function cacheKeyOf({ url }: Request): string {
	const address = new URL(url);
	return self.location.origin + prerenderedAddress({ pathname: pathOf(address), search: address.search });
}

const keyByPath: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => cacheKeyOf(request) };
const keyByFrame: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) =>
		self.location.origin + (ticketFrameOf(pathOf(new URL(request.url))) ?? pathOf(new URL(request.url))),
};

async function withCopyNote(response: Response, words: string): Promise<Response> {
	const headers = new Headers(response.headers);
	// The changed text is longer and not compressed.
	for (const name of ['content-encoding', 'content-length']) headers.delete(name);
	// The script that applies late stylesheets may not be cached, and the inlined styles do not contain those of the
	// note.
	const html = (await response.text()).replaceAll(LATE_MARK, '');
	return new Response(withNote(html, words), { headers });
}

const reasonNow = (): Reason => (self.navigator.onLine ? 'silent' : 'offline');

async function cachedPaths(): Promise<readonly string[]> {
	const cachedRequests = await Promise.all(
		[PAGES_CACHE, TICKETS_CACHE].map(async (name) => (await caches.open(name)).keys()),
	);
	return cachedRequests.flat().map(({ url }) => pathOf(new URL(url)));
}

async function noteFor(url: URL): Promise<string> {
	const wanted = pathOf(url) === HELP_PATH ? requestedPageIn(url) : undefined;
	return wanted === undefined
		? cachedPageNote(reasonNow())
		: uncachedPageNote(reasonNow(), wanted, await cachedPaths());
}

/** Adds the note to a cached page. Network responses are unchanged. */
const addCopyNote: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
		if (state) state.copy = cachedResponse;
		return cachedResponse;
	},
	handlerWillRespond: async ({ request, response, state }) =>
		response === state?.copy ? withCopyNote(response, await noteFor(new URL(request.url))) : response,
};

const pagePlugins: readonly WorkboxPlugin[] = [
	keyByPath,
	onlyComplete,
	deleteOnNotFound,
	new ExpirationPlugin({
		maxEntries: MAX_PAGES,
		maxAgeSeconds: MAX_PAGE_AGE,
		matchOptions: ignoreVary,
		purgeOnQuotaError: true,
	}),
	fallBackToHelpCache,
	fallBackToFirstListPage,
	addCopyNote,
];

const networkFirst = (cacheName: string, plugins: readonly WorkboxPlugin[]): NetworkFirst =>
	new NetworkFirst({ cacheName, networkTimeoutSeconds: TIMEOUT, matchOptions: ignoreVary, plugins: [...plugins] });

/** Public pages: network first, cache as fallback after the timeout. */
export const page = networkFirst(PAGES_CACHE, pagePlugins);
/** Public pages that reveal what a person reads: as `page`, but cached only on request. */
export const item = networkFirst(PAGES_CACHE, [onlyOnRequest, ...pagePlugins]);

const filePlugins: readonly WorkboxPlugin[] = [
	onlyComplete,
	new ExpirationPlugin({ maxEntries: MAX_FILES, matchOptions: ignoreVary, purgeOnQuotaError: true }),
	fallBackToHelpCache,
];

const cacheFirst = (plugins: readonly WorkboxPlugin[]): CacheFirst =>
	new CacheFirst({ cacheName: FILES_CACHE, matchOptions: ignoreVary, plugins: [...plugins] });

export const file = cacheFirst(filePlugins);
export const picture = cacheFirst([onlyOnRequest, ...filePlugins]);

async function cacheFile(event: ExtendableEvent, address: string): Promise<void> {
	const [response, done] = file.handleAll({ event, request: new Request(address) });
	await response;
	await done;
}

/**
 * Caches the files of a frame before the frame, which shows nothing without them. They come from the HTTP cache of the
 * page that just used them.
 */
const cacheFilesFirst: WorkboxPlugin = {
	cacheWillUpdate: async ({ response, event }) => {
		try {
			const addresses = releaseFiles(await response.clone().text());
			await Promise.all(addresses.map((address) => cacheFile(event, address)));
			return response;
		} catch {
			return null; // cached the next time
		}
	},
};

/** The frames of one client's pages, each under one key. The pages themselves mark saved data, so they need no note. */
export const ticket = networkFirst(TICKETS_CACHE, [keyByFrame, onlyComplete, cacheFilesFirst]);

/** Every other page: never cached. */
export const visit = new NetworkOnly();
