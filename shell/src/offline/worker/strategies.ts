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

/** How long the network is waited for while there is a copy, seconds. */
const TIMEOUT = 3;
/** How many public pages stay: the fixed ones, and what somebody who ticked "Remember me" reads in a month or two. */
const MAX_PAGES = 30;
/** How many files: a few releases of everything a reader meets, and pictures. */
const MAX_FILES = 150;
/** After this a copy of a page is no longer shown, seconds: advice and prices of a season ago. */
const MAX_PAGE_AGE = 90 * 24 * 60 * 60;

const ignoreVary = { ignoreVary: true };

/** What came by a detour may not answer a navigation, and a refusal is no page. */
const onlyComplete: WorkboxPlugin = {
	cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** What reveals what somebody reads is kept only where a page asked for it. */
const onlyOnRequest: WorkboxPlugin = {
	cacheWillUpdate: async ({ response, event }) => (event instanceof ExtendableMessageEvent ? response : null),
};

/** The help page and its files are kept apart, where nothing pushes them out. */
const fallBackToHelpCache: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
		cachedResponse ?? (await caches.match(request, { ...ignoreVary, cacheName: HELP_CACHE })),
};

/** The first page of the list of articles holds them all: the application shows from it whichever page was asked for. */
const fallBackToFirstListPage: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
		cachedResponse ??
		(pathOf(new URL(request.url)) === LIST_PATH
			? caches.match(self.location.origin + LIST_PATH, { ...ignoreVary, cacheName: PAGES_CACHE })
			: undefined),
};

/** A page that is gone from the site goes from the device, too. */
const deleteOnNotFound: WorkboxPlugin = {
	fetchDidSucceed: async ({ request, response }) => {
		if (response.status === 404) await (await caches.open(PAGES_CACHE)).delete(cacheKeyOf(request), ignoreVary);
		return response;
	},
};

/** One copy for each document: what is searched for, and a slash at the end, are in the address and not in the document. */
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
	// The text is longer now, and no longer compressed.
	for (const name of ['content-encoding', 'content-length']) headers.delete(name);
	// The script that turns late stylesheets on may not be here, and the copy's own styles know no note.
	const html = (await response.text()).replaceAll(LATE_MARK, '');
	return new Response(withNote(html, words), { headers });
}

const reasonNow = (): Reason => (self.navigator.onLine ? 'silent' : 'offline');

/** Paths of the pages that are here. */
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

/** Says on a copy that it is one. What the network brought goes through untouched. */
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

/** Public pages: the network first, and the last copy when it does not answer in time. */
export const page = networkFirst(PAGES_CACHE, pagePlugins);
/** The same for what says something of who reads it. */
export const item = networkFirst(PAGES_CACHE, [onlyOnRequest, ...pagePlugins]);

const filePlugins: readonly WorkboxPlugin[] = [
	onlyComplete,
	new ExpirationPlugin({ maxEntries: MAX_FILES, matchOptions: ignoreVary, purgeOnQuotaError: true }),
	fallBackToHelpCache,
];

const cacheFirst = (plugins: readonly WorkboxPlugin[]): CacheFirst =>
	new CacheFirst({ cacheName: FILES_CACHE, matchOptions: ignoreVary, plugins: [...plugins] });

/** Files that never change under their address. */
export const file = cacheFirst(filePlugins);
export const picture = cacheFirst([onlyOnRequest, ...filePlugins]);

async function cacheFile(event: ExtendableEvent, address: string): Promise<void> {
	const [response, done] = file.handleAll({ event, request: new Request(address) });
	await response;
	await done;
}

/** A frame without its files shows nothing, so they come first. On a page that has just used them the browser has them already. */
const cacheFilesFirst: WorkboxPlugin = {
	cacheWillUpdate: async ({ response, event }) => {
		try {
			const addresses = releaseFiles(await response.clone().text());
			await Promise.all(addresses.map((address) => cacheFile(event, address)));
			return response;
		} catch {
			return null; // it is had the next time
		}
	},
};

/** The frames of one person's pages, each under one address. They say themselves where they show what is saved. */
export const ticket = networkFirst(TICKETS_CACHE, [keyByFrame, onlyComplete, cacheFilesFirst]);

/** Every other page somebody goes to: nothing of it is kept. */
export const visit = new NetworkOnly();
