import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<E extends HTMLElement> {
	readonly ref: RefObject<E | null>;
	readonly tabIndex: -1;
	readonly onFocus: () => void;
	readonly onBlur: (event: FocusEvent<E>) => void;
}

/** The heading of the page, where the box is a page; else the box. */
function focusOn(box: HTMLElement | null): void {
	const place = box?.querySelector('h1') ?? box;
	if (!place) return;
	place.tabIndex = -1;
	place.focus();
}

/**
 * For a box whose rows go away once something was decided about them: the focus that was in such a row stays in the box, and the
 * next Tab leads to the next row. Without it the focus would begin again at the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
	const ref = useRef<E>(null);
	const isInside = useRef(false);
	// After every change: React tells nobody that what it removed had the focus.
	useLayoutEffect(() => {
		if (isInside.current && document.activeElement === document.body) focusOn(ref.current);
	});
	return {
		ref,
		tabIndex: -1,
		onFocus: () => {
			isInside.current = true;
		},
		onBlur: ({ target, relatedTarget }) => {
			// A button that is disabled while it is busy was not left by anybody.
			isInside.current = ref.current?.contains(relatedTarget) === true || target.matches(':disabled');
		},
	};
}
