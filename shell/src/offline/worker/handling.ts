import { articlePage, standingPages } from '@tulia/contracts/site-addresses';

/**
 * What the worker does with a request. `page`: the network first, else the copy of the last visit. `app`: the same for the
 * document every page without finished HTML starts from. `file`: never changes, so the copy first. `network`: the worker keeps its
 * hands off, and nothing of it is ever stored.
 */
export type Handling = 'page' | 'app' | 'file' | 'network';

const pages: ReadonlySet<string> = new Set(standingPages);
const article = new RegExp(`^${articlePage.prefix}${articlePage.id}$`);

/** Of the addresses the browser renders, those that are the same for everybody: no one person's, and no link of a mail. */
const appPages: ReadonlySet<string> = new Set(['/login', '/register', '/forgot-password', '/terms', '/privacy']);

/** Files of releases and pictures: their address changes with their content. Not those of admin, which no visitor has. */
const files = /^\/(?:shell|mfe\/(?:content|booking)|uploads)\/./;

/** The path as the site writes it: a slash at its end changes nothing. */
export const pathOf = (url: URL): string => url.pathname.replace(/\/+$/, '') || '/';

function handlingOfPath(path: string): Handling {
	if (pages.has(path) || article.test(path)) return 'page';
	if (appPages.has(path)) return 'app';
	return files.test(path) ? 'file' : 'network';
}

/** Decides over a request. What is not named here goes to the network, so that a new address is never kept by mistake. */
export function handlingOf({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): Handling {
	const address = new URL(url);
	return method === 'GET' && address.origin === origin ? handlingOfPath(pathOf(address)) : 'network';
}

/** What a browser that can be told beforehand need not wake the worker for, as URL patterns (`ServiceWorker` static routes). */
export const neverOurs = ['/api/*', '/admin', '/admin/*', '/mfe/admin/*', '/account', '/appointments*'] as const;
