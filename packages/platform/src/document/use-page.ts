import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useGetProfileQuery } from '../api/shared-api.ts';
import { fragmentTarget } from './fragment-target.ts';
import { type PageMetadata, PageMetadataContext } from './page-metadata.ts';
import { useHydratedSignal } from './use-hydrated-signal.ts';

/** Set between a navigation and the first page rendered after it. */
let focusesHeading = false;

/** `Services | Tulia Centre`; the centre's name alone on the home page, the page's alone until the profile is there. */
export const documentTitle = (title: string, centre: string | undefined): string =>
	[title, centre].filter(Boolean).join(' | ');

function focusHeading(): void {
	const heading = document.querySelector<HTMLElement>('main h1');
	if (!heading) return;
	focusesHeading = false;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

/** A phone's share button passes on the canonical address where there is one: it must be that of the page on screen. */
function setCanonicalAddress(address: string): void {
	const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
	if (link) link.href = new URL(address, link.href).href;
}

/**
 * Declares the page on screen: all metadata for prerendered HTML, the title also in a browser, and after a
 * navigation the focus on its heading, so that a screen reader says where one has arrived. Call it once in each page.
 *
 * In a browser the title and the page's address change, which people bookmark and share. The rest of the head is for those
 * who read HTML and follow no link inside it, so that it stays as it came.
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

/** At once: `scroll-behavior: smooth` is for anchors within a page, and would show the foot of the new page first. */
function scrollTo(hash: string): void {
	const target = fragmentTarget(hash);
	if (target) target.scrollIntoView({ behavior: 'instant' });
	else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * What a browser does at a page load and a router does not: scroll to the top or the anchor, and announce the page.
 * Used once, by the shell. Back and forward keep the browser's own scroll position.
 */
export function useScrollOnNavigation(): void {
	const { pathname, hash, key } = useLocation();
	const type = useNavigationType();
	const last = useRef(pathname);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what tells two visits to the same address apart.
	useLayoutEffect(() => {
		// What is typed into a search replaces the address of the page one is on: nobody has gone anywhere.
		const stays = type === 'REPLACE' && pathname === last.current;
		last.current = pathname;
		if (key === 'default' || stays) return;
		focusesHeading = !hash;
		if (type !== 'POP') scrollTo(hash);
	}, [key, pathname]);
}
