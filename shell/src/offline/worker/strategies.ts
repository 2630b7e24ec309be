import { finishedAddress, LIST_PATH } from '@tulia/contracts/list-page';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { FILES_CACHE, HELP_CACHE, PAGES_CACHE, TICKETS_CACHE } from './caches.ts';
import { pathOf, ticketFrameOf } from './handling.ts';
import { HELP_PATH } from './help-page.ts';
import { instead, keptWords, type Reason, withNote } from './kept-note.ts';
import { releaseFiles } from './linked-files.ts';
import { wantedIn } from './wanted-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the network is waited for while there is a copy, seconds. */
const PATIENCE = 3;
/** How many public pages stay: the fixed ones, and what somebody who ticked "Remember me" reads in a month or two. */
const MAX_PAGES = 30;
/** How many files: a few releases of everything a reader meets, and pictures. */
const MAX_FILES = 150;
/** After this a copy of a page is no longer shown, seconds: advice and prices of a season ago. */
const MAX_PAGE_AGE = 90 * 24 * 60 * 60;

const ignoreVary = { ignoreVary: true };

/** What came by a detour may not answer a navigation, and a refusal is no page. */
const onlyWhole: WorkboxPlugin = {
	cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** What reveals what somebody reads is kept only where a page asked for it. */
const onlyWhenTold: WorkboxPlugin = {
	cacheWillUpdate: async ({ response, event }) => (event instanceof ExtendableMessageEvent ? response : null),
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
const byFrame: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) =>
		self.location.origin + (ticketFrameOf(pathOf(new URL(request.url))) ?? pathOf(new URL(request.url))),
};

async function noted(response: Response, words: string): Promise<Response> {
	const headers = new Headers(response.headers);
	// The text is longer now, and no longer compressed.
	for (const name of ['content-encoding', 'content-length']) headers.delete(name);
	return new Response(withNote(await response.text(), words), { headers });
}

const reasonNow = (): Reason => (self.navigator.onLine ? 'silent' : 'offline');

/** Paths of the pages that are here. */
async function savedPaths(): Promise<readonly string[]> {
	const kept = await Promise.all([PAGES_CACHE, TICKETS_CACHE].map(async (name) => (await caches.open(name)).keys()));
	return kept.flat().map(({ url }) => pathOf(new URL(url)));
}

async function wordsFor(url: URL): Promise<string> {
	const wanted = pathOf(url) === HELP_PATH ? wantedIn(url) : undefined;
	return wanted === undefined ? keptWords(reasonNow()) : instead(reasonNow(), wanted, await savedPaths());
}

/** Says on a copy that it is one. What the network brought goes through untouched. */
const markCopies: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
		if (state) state.copy = cachedResponse;
		return cachedResponse;
	},
	handlerWillRespond: async ({ request, response, state }) =>
		response === state?.copy ? noted(response, await wordsFor(new URL(request.url))) : response,
};

const pagePlugins: readonly WorkboxPlugin[] = [
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
];

const fromNetworkFirst = (cacheName: string, plugins: readonly WorkboxPlugin[]): NetworkFirst =>
	new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE, matchOptions: ignoreVary, plugins: [...plugins] });

/** Public pages: the network first, and the last copy when it does not answer in time. */
export const page = fromNetworkFirst(PAGES_CACHE, pagePlugins);
/** The same for what says something of who reads it. */
export const article = fromNetworkFirst(PAGES_CACHE, [onlyWhenTold, ...pagePlugins]);

const filePlugins: readonly WorkboxPlugin[] = [
	onlyWhole,
	new ExpirationPlugin({ maxEntries: MAX_FILES, matchOptions: ignoreVary, purgeOnQuotaError: true }),
	orOfHelpPage,
];

const fromCopyFirst = (plugins: readonly WorkboxPlugin[]): CacheFirst =>
	new CacheFirst({ cacheName: FILES_CACHE, matchOptions: ignoreVary, plugins: [...plugins] });

/** Files that never change under their address. */
export const file = fromCopyFirst(filePlugins);
export const picture = fromCopyFirst([onlyWhenTold, ...filePlugins]);

async function keepFile(event: ExtendableEvent, address: string): Promise<void> {
	const [response, done] = file.handleAll({ event, request: new Request(address) });
	await response;
	await done;
}

/** A frame without its files shows nothing, so they come first. On a page that has just used them the browser has them already. */
const afterItsFiles: WorkboxPlugin = {
	cacheWillUpdate: async ({ response, event }) => {
		try {
			const addresses = releaseFiles(await response.clone().text());
			await Promise.all(addresses.map((address) => keepFile(event, address)));
			return response;
		} catch {
			return null; // it is had the next time
		}
	},
};

/** The frames of one person's pages, each under one address. They say themselves where they show what is saved. */
export const ticket = fromNetworkFirst(TICKETS_CACHE, [byFrame, onlyWhole, afterItsFiles]);

/** Every other page somebody goes to: nothing of it is kept. */
export const visit = new NetworkOnly();
