import { guardedAreaOf, itemPageOf, standingPages } from '@tulia/contracts/site-addresses';
import { prefixOf, remoteModules } from '@tulia/contracts/site-modules';

/**
 * How the worker handles a request.
 *
 * - `page`: network first, cache as fallback. Public, so always cached.
 * - `item`: an article or a psychologist. The same, but cached on request only: it reveals what a person reads, which
 * is stored only
 *   with "Remember me".
 * - `ticket`: the frame of the pages of one client's visits, without personal data. Network first, cache as fallback.
 * - `file`: immutable, so cache first. `picture`: the same, cached on request only, like its page.
 * - `visit`: navigation to any other address. Network, and Help Now as fallback.
 * - `network`: not handled by the worker, and never cached.
 */
export type RequestKind = 'page' | 'item' | 'ticket' | 'file' | 'picture' | 'visit' | 'network';

const pages: ReadonlySet<string> = new Set(standingPages);

/** Whether pages of this module work offline: the public ones, and guarded areas marked as kept offline. */
const isKept = ({ routes }: (typeof remoteModules)[number]): boolean =>
	routes.length === 0 || routes.some(({ keptOffline }) => keptOffline);
const foldersOf = (modules: typeof remoteModules): readonly string[] => modules.map(({ name }) => prefixOf(name));

/** Files of releases: immutable, because their address contains a digest of the content. */
const files = new RegExp(`^/(?:${[prefixOf('shell'), ...foldersOf(remoteModules.filter(isKept))].join('|')})/.`);
const pictures = /^\/uploads\/./;
/** Not a page: API calls, consoles of the local cloud, and files, whose names contain a dot. */
const noPage = /^\/(?:api|__local)(?:\/|$)|\.[^/]*$/;

/** The path without a trailing slash. */
export const pathOf = (url: URL): string => url.pathname.replace(/\/+$/, '') || '/';

/** The page whose frame all pages of one client's visits share; `undefined` for every other address. */
export function ticketFrameOf(path: string): string | undefined {
	const area = guardedAreaOf(path);
	return area?.keptOffline ? area.path : undefined;
}

function requestKindOfPath(path: string, isVisit: boolean): RequestKind {
	if (pages.has(path)) return 'page';
	if (itemPageOf(path)) return 'item';
	if (ticketFrameOf(path)) return 'ticket';
	if (files.test(path)) return 'file';
	if (pictures.test(path)) return 'picture';
	return isVisit && !noPage.test(path) ? 'visit' : 'network';
}

type RequestLike = Pick<Request, 'method' | 'url'> & { readonly mode?: Request['mode'] };

/** The kind of a request. Unknown addresses are never cached, so that a new one is not cached by mistake. */
export function requestKindOf({ method, url, mode }: RequestLike, origin: string): RequestKind {
	const address = new URL(url);
	if (method !== 'GET' || address.origin !== origin) return 'network';
	return requestKindOfPath(pathOf(address), mode === 'navigate');
}

/** URL patterns that the browser handles without starting the worker (`ServiceWorker` static routes). */
export const neverHandled: readonly string[] = [
	'/api/*',
	...foldersOf(remoteModules.filter((module) => !isKept(module))).map((folder) => `/${folder}/*`),
];
