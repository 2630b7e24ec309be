import { guardedAreaOf, itemPageOf, standingPages } from '@tulia/contracts/site-addresses';
import { prefixOf, remoteModules } from '@tulia/contracts/site-modules';

/**
 * What the worker does with a request.
 *
 * - `page`: the network first, else the copy. The same for everybody, so kept for everybody who opened it.
 * - `item`: an article, or a psychologist. The same, but kept only when the page says so: what somebody reads is theirs, and stays only
 *   with "Remember me".
 * - `ticket`: the frame of a page of one person's visits, which holds nothing of anybody. The network first, else the copy.
 * - `file`: never changes, so the copy first. `picture`: the same, kept only when the page says so, like the page it is in.
 * - `visit`: somebody goes to any other address. The network, and where there is none the numbers to call.
 * - `network`: the worker keeps its hands off, and nothing of it is ever stored.
 */
export type RequestKind = 'page' | 'item' | 'ticket' | 'file' | 'picture' | 'visit' | 'network';

const pages: ReadonlySet<string> = new Set(standingPages);

/** Whether somebody meets pages of this module offline: public ones, and those that the list of modules says are kept. */
const isKept = ({ routes }: (typeof remoteModules)[number]): boolean =>
	routes.length === 0 || routes.some(({ keptOffline }) => keptOffline);
const foldersOf = (modules: typeof remoteModules): readonly string[] => modules.map(({ name }) => prefixOf(name));

/** Files of releases: their address changes with their content. */
const files = new RegExp(`^/(?:${[prefixOf('shell'), ...foldersOf(remoteModules.filter(isKept))].join('|')})/.`);
const pictures = /^\/uploads\/./;
/** What is no page of the site: calls, consoles of the local cloud, and files, whose names have a dot. */
const noPage = /^\/(?:api|__local)(?:\/|$)|\.[^/]*$/;

/** The path as the site writes it: a slash at its end changes nothing. */
export const pathOf = (url: URL): string => url.pathname.replace(/\/+$/, '') || '/';

/** The page whose frame all of one person's visits begin with; `undefined` for every other address. */
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

/** Decides over a request. What is not named here is never kept, so that a new address is not kept by mistake. */
export function requestKindOf({ method, url, mode }: RequestLike, origin: string): RequestKind {
	const address = new URL(url);
	if (method !== 'GET' || address.origin !== origin) return 'network';
	return requestKindOfPath(pathOf(address), mode === 'navigate');
}

/** What a browser that can be told beforehand need not wake the worker for, as URL patterns (`ServiceWorker` static routes). */
export const neverHandled: readonly string[] = [
	'/api/*',
	...foldersOf(remoteModules.filter((module) => !isKept(module))).map((folder) => `/${folder}/*`),
];
