import { guardedAreas } from '@tulia/contracts/site-addresses';
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { AWAY_PATH, awayPage, offlineResponse } from './builtin-pages.ts';
import { FILES_CACHE, ownCaches, PAGES_CACHE } from './caches.ts';
import { cacheHelpPage, HELP_PATH, refreshHelpPage } from './help-page.ts';
import type { PageMessage } from './messages.ts';
import { neverHandled, pathOf, type RequestKind, requestKindOf } from './request-routing.ts';
import { helpPageFor } from './requested-page.ts';
import { bypass, hasStaticRoutes } from './static-routes.ts';
import { file, item, page, picture, ticket, visit } from './strategies.ts';

/**
 * Caches public pages for offline use (decision 020). The publisher serves it as `/sw.js`, after one line with the
 * revision of the help page.
 */
declare const self: ServiceWorkerGlobalScope;

type HandledKind = Exclude<RequestKind, 'network'>;
const strategies: Record<HandledKind, Strategy> = { page, item, ticket, file, picture, visit };

const requestKind = (request: Request): RequestKind => requestKindOf(request, self.location.origin);

/** Help Now in place of an uncached page. */
async function fallbackResponse({ url }: Request): Promise<Response> {
	const address = new URL(url);
	const path = pathOf(address);
	const isHelpKept = await caches.match(HELP_PATH, { ignoreVary: true });
	return path === HELP_PATH || !isHelpKept
		? offlineResponse()
		: Response.redirect(helpPageFor(path + address.search, HELP_PATH));
}

async function respond(event: FetchEvent, kind: HandledKind): Promise<Response> {
	try {
		return await strategies[kind].handle(event);
	} catch {
		// Neither network nor cache. The fallback page is for navigation only, not for scripts.
		return event.request.mode === 'navigate' ? fallbackResponse(event.request) : Response.error();
	}
}

self.addEventListener('fetch', (event) => {
	const { mode, url } = event.request;
	if (mode === 'navigate' && new URL(url).pathname === AWAY_PATH) return event.respondWith(awayPage());
	const kind = requestKind(event.request);
	if (kind !== 'network') event.respondWith(respond(event, kind));
});

async function install(event: ExtendableEvent): Promise<void> {
	await bypass(event, neverHandled);
	await cacheHelpPage();
	// Safe for open pages of the older release: their files have the same addresses, and nothing reloads.
	await self.skipWaiting();
}

async function activate(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => !ownCaches.includes(name)).map((name) => caches.delete(name)));
	// Chrome then requests the page while the worker starts. Without static routes it would send bypassed requests twice.
	if (hasStaticRoutes) await self.registration.navigationPreload.enable();
	await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** The frames of the pages that show a client's visits. */
const TICKET_FRAMES = guardedAreas.filter(({ keptOffline }) => keptOffline).map(({ path }) => path);

/** Handles and caches one address as if a page had requested it. */
async function cacheAddress(event: ExtendableEvent, address: string): Promise<void> {
	const request = new Request(address);
	const kind = requestKind(request);
	if (kind === 'network') return;
	const [, done] = strategies[kind].handleAll({ event, request });
	// A file that fails now is cached the next time.
	await done.catch(() => undefined);
}

/** Cached pages show what a person has read, and so do the access times in the database of workbox. */
async function clearCaches(): Promise<void> {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
	for (const name of [PAGES_CACHE, FILES_CACHE]) await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

async function handleMessage(event: ExtendableEvent, message: PageMessage): Promise<void> {
	if (message.type === 'forget') return clearCaches();
	await refreshHelpPage();
	const wanted = message.type === 'keep-tickets' ? TICKET_FRAMES : [...message.pages, ...message.files];
	await Promise.all(wanted.map((address) => cacheAddress(event, address)));
}

self.addEventListener('message', (event) => event.waitUntil(handleMessage(event, event.data)));
