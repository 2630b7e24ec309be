import { requestKindOf } from './request-routing.ts';

const WANTED = 'wanted';

/** Addresses of links in mails. They contain a secret, which must not be copied into another address. */
const ofMails = /^\/(?:reset-password|confirm-email|newsletter)(?:[/?#]|$)/;

/** The address of the help page that replaces an uncached page. */
export const helpPageFor = (path: string, helpPath: string): string =>
	`${helpPath}?${new URLSearchParams({ [WANTED]: ofMails.test(path) ? '' : path })}`;

/**
 * The page that the help page replaces: always a page of this site. Empty for a link of a mail, `undefined` where the
 * help page itself was requested.
 */
export function requestedPageIn(url: URL): string | undefined {
	const path = url.searchParams.get(WANTED);
	if (path === '') return path;
	if (!path?.startsWith('/')) return undefined;
	const wanted = URL.parse(path, url.origin);
	if (!wanted || ofMails.test(wanted.pathname)) return undefined;
	const navigation = { method: 'GET', url: wanted.href, mode: 'navigate' } as const;
	return requestKindOf(navigation, url.origin) === 'network' ? undefined : wanted.pathname + wanted.search;
}
