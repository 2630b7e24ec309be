import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { FILES_CACHE, ours, PAGES_CACHE } from './caches.ts';
import { type Handling, handlingOf, neverOurs, pathOf } from './handling.ts';
import { HELP_PATH, keepHelpPage, keepHelpPageAgain } from './help-page.ts';
import type { PageMessage } from './messages.ts';
import { AWAY_PATH, awayPage, lastResort } from './plain-pages.ts';
import { bypass, hasStaticRoutes } from './static-routes.ts';
import { article, file, page, picture, ticket, visit } from './strategies.ts';
import { insteadOf } from './wanted-page.ts';

/**
 * Keeps public pages for when the line is gone (decision 020). The publisher serves it as `/sw.js`, behind one line with the
 * revision of the help page.
 */
declare const self: ServiceWorkerGlobalScope;

type Handled = Exclude<Handling, 'network'>;
const strategies: Record<Handled, Strategy> = { page, article, ticket, file, picture, visit };

const decide = (request: Request): Handling => handlingOf(request, self.location.origin);

/** The numbers to call, in the place of a page that is not here. */
async function insteadOfMissing({ url }: Request): Promise<Response> {
	const address = new URL(url);
	const path = pathOf(address);
	const isHelpKept = await caches.match(HELP_PATH, { ignoreVary: true });
	return path === HELP_PATH || !isHelpKept
		? lastResort()
		: Response.redirect(insteadOf(path + address.search, HELP_PATH));
}

async function answer(event: FetchEvent, handling: Handled): Promise<Response> {
	try {
		return await strategies[handling].handle(event);
	} catch {
		// Neither the network nor a copy. Only for a person: a script that asks for a page wants no other.
		return event.request.mode === 'navigate' ? insteadOfMissing(event.request) : Response.error();
	}
}

self.addEventListener('fetch', (event) => {
	const { mode, url } = event.request;
	if (mode === 'navigate' && new URL(url).pathname === AWAY_PATH) return event.respondWith(awayPage());
	const handling = decide(event.request);
	if (handling !== 'network') event.respondWith(answer(event, handling));
});

async function install(event: ExtendableEvent): Promise<void> {
	await bypass(event, neverOurs);
	await keepHelpPage();
	// Pages of the release before go on: what they ask for keeps its address, and nothing reloads.
	await self.skipWaiting();
}

async function activate(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)));
	// Chrome then asks for a page while the worker still starts. Elsewhere it would ask twice for what the worker leaves alone.
	if (hasStaticRoutes) await self.registration.navigationPreload.enable();
	await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** The pages on which somebody finds their visits. */
const TICKET_FRAMES = ['/appointments', '/appointments/ticket'] as const;

/** Keeps what one address answers, as if a page had asked for it. */
async function keep(event: ExtendableEvent, address: string): Promise<void> {
	const request = new Request(address);
	const handling = decide(request);
	if (handling === 'network') return;
	const [, done] = strategies[handling].handleAll({ event, request });
	// A file that cannot be had now is had the next time.
	await done.catch(() => undefined);
}

/** What was read is the trace of a person, the times of reading in the library's own records, too. */
async function forgetAll(): Promise<void> {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
	for (const name of [PAGES_CACHE, FILES_CACHE]) await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

async function obey(event: ExtendableEvent, message: PageMessage): Promise<void> {
	if (message.type === 'forget') return forgetAll();
	await keepHelpPageAgain();
	const wanted = message.type === 'keep-tickets' ? TICKET_FRAMES : [...message.pages, ...message.files];
	await Promise.all(wanted.map((address) => keep(event, address)));
}

self.addEventListener('message', (event) => event.waitUntil(obey(event, event.data)));
