import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useGetProfileQuery } from '../api/shared-api.ts';
import { fragmentTarget } from './fragment-target.ts';
import { type PageMetadata, PageMetadataContext } from './page-metadata.ts';
import { useHydratedSignal } from './use-hydrated-signal.ts';

/** Set between a navigation and the first page rendered after it. */
let focusesHeading = false;

/** `Services | Tulia Centre`; only the centre's name on the home page, only the page's before the profile is loaded. */
export const documentTitle = (title: string, centre: string | undefined): string =>
	[title, centre].filter(Boolean).join(' | ');

function focusHeading(): void {
	const heading = document.querySelector<HTMLElement>('main h1');
	if (!heading) return;
	focusesHeading = false;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

/** Updates the canonical address, which a phone's share button passes on. */
function setCanonicalAddress(address: string): void {
	const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
	if (link) link.href = new URL(address, link.href).href;
}

/**
 * Declares the metadata of the page on screen: all of it for prerendered HTML, in a browser the title and the canonical
 * address, and after a navigation the focus on its heading for screen readers. Call it once in each page.
 *
 * The rest of the head is not updated in a browser: its readers request each page's HTML.
 */
export function usePage(metadata: PageMetadata): void {
	const collect = useContext(PageMetadataContext);
	const { data: profile } = useGetProfileQuery();
	collect?.(metadata, profile);
	const title = documentTitle(metadata.title, profile?.name);
	const { pathname } = useLocation();
	useEffect(() => {
		if (title) document.title = title;
	}, [title]);
	const { address = pathname } = metadata;
	useEffect(() => setCanonicalAddress(address), [address]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new path on the same page takes the focus too.
	useEffect(() => {
		if (focusesHeading) focusHeading();
	}, [pathname, metadata.title]);
	useHydratedSignal('page');
}

/** At once: `scroll-behavior: smooth` is for anchors within a page, and would first show the foot of the new page. */
function scrollTo(hash: string): void {
	const target = fragmentTarget(hash);
	if (target) target.scrollIntoView({ behavior: 'instant' });
	else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Adds to the router what a browser does at a page load: scrolls to the top or the anchor, and announces the page. Used
 * once, by the shell. Back and forward use the browser's own scroll position.
 */
export function useScrollOnNavigation(): void {
	const { pathname, hash, key } = useLocation();
	const type = useNavigationType();
	const last = useRef(pathname);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `key` distinguishes two visits to the same address.
	useLayoutEffect(() => {
		// A search replaces the address while the person types, which is no navigation.
		const stays = type === 'REPLACE' && pathname === last.current;
		last.current = pathname;
		if (key === 'default' || stays) return;
		focusesHeading = !hash;
		if (type !== 'POP') scrollTo(hash);
	}, [key, pathname]);
}
