import { useEffect } from 'react';

/** For a page that takes the place of another without an address of its own: begins at the top, with the focus on its heading. */
export function useNewPage(isNew: boolean): void {
	useEffect(() => {
		if (!isNew) return;
		window.scrollTo(0, 0);
		document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
	}, [isNew]);
}
