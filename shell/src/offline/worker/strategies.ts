import { finishedAddress, LIST_PATH } from '@tulia/contracts/list-page';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { FILES_CACHE, HELP_CACHE, PAGES_CACHE } from './caches.ts';
import { pathOf } from './handling.ts';
import { HELP_PATH } from './help-page.ts';
import { instead, keptWords, type Reason, withNote } from './kept-note.ts';
import { wantedIn } from './wanted-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the network is waited for while there is a copy, seconds. */
const PATIENCE = 3;
/** How many pages stay: what somebody reads in a month or two. */
const MAX_PAGES = 30;
/** How many files: a few releases of everything a reader meets, and pictures. */
const MAX_FILES = 150;
/** After this a copy of a page is no longer shown, seconds: advice and prices of a season ago. */
const MAX_PAGE_AGE = 90 * 24 * 60 * 60;

const APP_KEY = '/app.html';

const ignoreVary = { ignoreVary: true };

/** What came by a detour may not answer a navigation, and a refusal is no page. */
const onlyWhole: WorkboxPlugin = {
	cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** The help page and its files are kept apart, where nothing pushes them out. */
const orOfHelpPage: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
		cachedResponse ?? (await caches.match(request, { ...ignoreVary, cacheName: HELP_CACHE })),
};

/** The first page of the list of articles holds them all: the application shows from it whichever page was asked for. */
const orOfFirstPage: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
		cachedResponse ??
		(pathOf(new URL(request.url)) === LIST_PATH
			? caches.match(self.location.origin + LIST_PATH, { ...ignoreVary, cacheName: PAGES_CACHE })
			: undefined),
};

/** A page that is gone from the site goes from the device, too. */
const forgetGone: WorkboxPlugin = {
	fetchDidSucceed: async ({ request, response }) => {
		if (response.status === 404) await (await caches.open(PAGES_CACHE)).delete(keyOf(request), ignoreVary);
		return response;
	},
};

/** One copy for each document: what is searched for, and a slash at the end, are in the address and not in the document. */
function keyOf({ url }: Request): string {
	const address = new URL(url);
	return self.location.origin + finishedAddress({ pathname: pathOf(address), search: address.search });
}

const byPath: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) };
const asApp: WorkboxPlugin = { cacheKeyWillBeUsed: async () => self.location.origin + APP_KEY };

async function noted(response: Response, words: string): Promise<Response> {
	const headers = new Headers(response.headers);
	// The text is longer now, and no longer compressed.
	for (const name of ['content-encoding', 'content-length']) headers.delete(name);
	return new Response(withNote(await response.text(), words), { headers });
}

const reasonNow = (): Reason => (self.navigator.onLine ? 'silent' : 'offline');

function wordsFor(url: URL): string {
	const wanted = pathOf(url) === HELP_PATH ? wantedIn(url) : undefined;
	return wanted === undefined ? keptWords(reasonNow()) : instead(reasonNow(), wanted);
}

/** Says on a copy that it is one. What the network brought goes through untouched. */
const markCopies: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
		if (state) state.copy = cachedResponse;
		return cachedResponse;
	},
	handlerWillRespond: async ({ request, response, state }) =>
		response === state?.copy ? noted(response, wordsFor(new URL(request.url))) : response,
};

/** Public pages: the network first, and the last copy when it does not answer in time. */
export const pages = new NetworkFirst({
	cacheName: PAGES_CACHE,
	networkTimeoutSeconds: PATIENCE,
	matchOptions: ignoreVary,
	plugins: [
		byPath,
		onlyWhole,
		forgetGone,
		new ExpirationPlugin({
			maxEntries: MAX_PAGES,
			maxAgeSeconds: MAX_PAGE_AGE,
			matchOptions: ignoreVary,
			purgeOnQuotaError: true,
		}),
		orOfHelpPage,
		orOfFirstPage,
		markCopies,
	],
});

/** The document the application starts from, under one name for all its addresses. */
export const app = new NetworkFirst({
	cacheName: PAGES_CACHE,
	networkTimeoutSeconds: PATIENCE,
	matchOptions: ignoreVary,
	plugins: [asApp, onlyWhole],
});

/** Files that never change under their address. */
export const files = new CacheFirst({
	cacheName: FILES_CACHE,
	matchOptions: ignoreVary,
	plugins: [
		onlyWhole,
		new ExpirationPlugin({ maxEntries: MAX_FILES, matchOptions: ignoreVary, purgeOnQuotaError: true }),
		orOfHelpPage,
	],
});

/** Whether the document of the application is here already. */
export const isAppKept = async (): Promise<boolean> =>
	(await caches.match(APP_KEY, { ...ignoreVary, cacheName: PAGES_CACHE })) !== undefined;
