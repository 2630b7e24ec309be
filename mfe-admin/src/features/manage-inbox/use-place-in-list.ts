import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores the scroll position and the focus when staff return from an item to the list. On a phone the item is shown
 * in place of the list. Returns a function to call before an item is opened.
 * @param open the item in the address, in the format of the rows
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
