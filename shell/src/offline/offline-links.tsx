import { useLocation } from '@tulia/platform';
import { useEffect } from 'react';
import { internalLinkAt } from '../document/internal-link.ts';
import { markUncachedLinks } from './uncached-links.ts';
import { useIsOffline } from './use-is-offline.ts';

/** Follows a link as a document while offline, as the application may lack the files of another module. */
function goByDocument(event: MouseEvent): void {
	const link =
		event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
			? internalLinkAt(event.target)
			: undefined;
	if (!link) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	window.location.assign(link.href);
}

/** While offline, marks the links whose pages are not cached, and follows links as documents. Renders nothing. */
export function OfflineLinks(): null {
	const { key } = useLocation();
	const isOffline = useIsOffline();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own links
	useEffect(() => {
		void markUncachedLinks();
		if (!isOffline) return;
		const observer = new MutationObserver(() => void markUncachedLinks());
		observer.observe(document.body, { childList: true, subtree: true });
		window.addEventListener('click', goByDocument, { capture: true });
		return () => {
			observer.disconnect();
			window.removeEventListener('click', goByDocument, { capture: true });
		};
	}, [isOffline, key]);
	return null;
}
