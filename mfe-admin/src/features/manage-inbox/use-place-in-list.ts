import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores the scroll position and the focus of the opened row when staff return to the list, which an item replaces
 * on a phone. Returns a function to call before an item is opened.
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
