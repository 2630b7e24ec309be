import { handlingOf } from './handling.ts';

const WANTED = 'wanted';

/** The help page, in the place of a page that was never read on this device. */
export const insteadOf = (path: string, helpPath: string): string =>
	`${helpPath}?${new URLSearchParams({ [WANTED]: path })}`;

/** Which page the help page stands for; only a public page of the site counts, whatever the address says. */
export function wantedIn(url: URL): string | undefined {
	const path = url.searchParams.get(WANTED);
	if (!path?.startsWith('/')) return undefined;
	const wanted = URL.parse(path, url.origin);
	if (!wanted || handlingOf({ method: 'GET', url: wanted.href }, url.origin) !== 'page') return undefined;
	return wanted.pathname + wanted.search;
}
