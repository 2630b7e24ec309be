import { requestKindOf } from './request-routing.ts';

const WANTED = 'wanted';

/** Addresses of links in mails. What stands in them is a secret, and goes into no other address. */
const ofMails = /^\/(?:reset-password|confirm-email|newsletter)(?:[/?#]|$)/;

/** The help page, in the place of a page that is not on this device. */
export const helpPageFor = (path: string, helpPath: string): string =>
	`${helpPath}?${new URLSearchParams({ [WANTED]: ofMails.test(path) ? '' : path })}`;

/**
 * Which page the help page stands for: a page of this site, whatever the address says. Empty for one behind a link of a mail,
 * `undefined` where the help page is what was asked for.
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
