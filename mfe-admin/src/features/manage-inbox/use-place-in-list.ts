import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * On a phone an item replaces the list: coming back restores the scroll position and the focus of the opened row.
 * Returns a function to call before an item is opened. `open`: the item of the address, as the row names it.
 */
export function usePlaceInList(list: RefObject<HTMLElement | null>, open: string | undefined): () => void {
	const left = useRef<number>(undefined);
	const before = useRef(open);
	useLayoutEffect(() => {
		const closed = open === undefined ? before.current : undefined;
		before.current = open;
		if (closed === undefined) return;
		list.current?.querySelector<HTMLElement>(`[data-row="${closed}"]`)?.focus({ preventScroll: true });
		if (left.current !== undefined) window.scrollTo({ top: left.current, behavior: 'instant' });
	}, [list, open]);
	return () => {
		left.current = window.scrollY;
	};
}
