import { articlePage, guardedAreaOf, standingPages } from '@tulia/contracts/site-addresses';

/**
 * What the worker does with a request.
 *
 * - `page`: the network first, else the copy. The same for everybody, so kept for everybody who opened it.
 * - `article`: the same, but kept only when the page says so: what somebody reads is theirs, and stays only with "Remember me".
 * - `ticket`: the frame of a page of one person's visits, which holds nothing of anybody. The network first, else the copy.
 * - `file`: never changes, so the copy first. `picture`: the same, kept only when the page says so, like the article it is in.
 * - `visit`: somebody goes to any other address. The network, and where there is none the numbers to call.
 * - `network`: the worker keeps its hands off, and nothing of it is ever stored.
 */
export type Handling = 'page' | 'article' | 'ticket' | 'file' | 'picture' | 'visit' | 'network';

const pages: ReadonlySet<string> = new Set(standingPages);
const article = new RegExp(`^${articlePage.prefix}${articlePage.id}$`);

/** Files of releases: their address changes with their content. Not those of admin, which no visitor has. */
const files = /^\/(?:shell|mfe\/(?:content|booking))\/./;
const pictures = /^\/uploads\/./;
/** What is no page of the site: calls, consoles of the local cloud, and files, whose names have a dot. */
const noPage = /^\/(?:api|__local)(?:\/|$)|\.[^/]*$/;

/** The path as the site writes it: a slash at its end changes nothing. */
export const pathOf = (url: URL): string => url.pathname.replace(/\/+$/, '') || '/';

/** The page whose frame all of one person's visits begin with; `undefined` for every other address. */
export function ticketFrameOf(path: string): string | undefined {
	const area = guardedAreaOf(path)?.path;
	return area?.startsWith('/appointments') ? area : undefined;
}

function handlingOfPath(path: string, isVisit: boolean): Handling {
	if (pages.has(path)) return 'page';
	if (article.test(path)) return 'article';
	if (ticketFrameOf(path)) return 'ticket';
	if (files.test(path)) return 'file';
	if (pictures.test(path)) return 'picture';
	return isVisit && !noPage.test(path) ? 'visit' : 'network';
}

type Asked = Pick<Request, 'method' | 'url'> & { readonly mode?: Request['mode'] };

/** Decides over a request. What is not named here is never kept, so that a new address is not kept by mistake. */
export function handlingOf({ method, url, mode }: Asked, origin: string): Handling {
	const address = new URL(url);
	if (method !== 'GET' || address.origin !== origin) return 'network';
	return handlingOfPath(pathOf(address), mode === 'navigate');
}

/** What a browser that can be told beforehand need not wake the worker for, as URL patterns (`ServiceWorker` static routes). */
export const neverOurs = ['/api/*', '/mfe/admin/*'] as const;
