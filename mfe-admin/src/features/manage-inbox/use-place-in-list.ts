import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * On a phone an item takes the place of the list: whoever comes back finds the list where they left it, and the focus on the row they
 * had opened. Returns what is to be called before an item is opened. `open`: the item in the address, as the row names it.
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
