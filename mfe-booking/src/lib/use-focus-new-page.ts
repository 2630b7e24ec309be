import { useLayoutEffect } from 'react';

/** For a page that replaces another at the same address: scrolls to the top and focuses its heading. */
export function useFocusNewPage(isNew: boolean): void {
	// Before the paint: otherwise the bottom of the new page flashes.
	useLayoutEffect(() => {
		if (!isNew) return;
		window.scrollTo({ top: 0, behavior: 'instant' });
		document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
	}, [isNew]);
}
