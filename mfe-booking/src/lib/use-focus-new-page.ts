import { useLayoutEffect } from 'react';

/** For a page that takes the place of another without an address of its own: begins at the top, with the focus on its heading. */
export function useFocusNewPage(isNew: boolean): void {
	// Before the paint: otherwise the foot of the new page shows first.
	useLayoutEffect(() => {
		if (!isNew) return;
		window.scrollTo({ top: 0, behavior: 'instant' });
		document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
	}, [isNew]);
}
