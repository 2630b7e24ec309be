import { useLocation } from '@tulia/platform';
import { useEffect } from 'react';
import { internalLinkAt } from '../document/internal-link.ts';
import { markUncachedLinks } from './uncached-links.ts';
import { useIsOffline } from './use-is-offline.ts';

/**
 * A page that is saved is a document: the application itself may lack the files of another module. So while offline a link is
 * followed as the browser does, to the copy or to the numbers to call.
 */
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

/** Has links say whether their pages are saved, and lead there, while offline. Shows nothing. */
export function OfflineLinks(): null {
	const { key } = useLocation();
	const isOffline = useIsOffline();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
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
