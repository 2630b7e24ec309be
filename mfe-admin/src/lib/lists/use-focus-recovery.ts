import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusRecovery<E extends HTMLElement> {
	readonly ref: RefObject<E | null>;
	readonly tabIndex: -1;
	readonly onFocus: () => void;
	readonly onBlur: (event: FocusEvent<E>) => void;
}

/** Focuses the page's heading if the box is a page, else the box. */
function focusOn(box: HTMLElement | null): void {
	const place = box?.querySelector('h1') ?? box;
	if (!place) return;
	place.tabIndex = -1;
	place.focus();
}

/**
 * Moves the focus to the box when a focused row is removed, so that Tab continues at the next row instead of at the
 * top of the page.
 */
export function useFocusRecovery<E extends HTMLElement>(): FocusRecovery<E> {
	const ref = useRef<E>(null);
	const isInside = useRef(false);
	// Runs after every render, because no event reports that a focused element was removed.
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
			// A button that is disabled while busy loses the focus, although the user did not leave it.
			isInside.current = ref.current?.contains(relatedTarget) === true || target.matches(':disabled');
		},
	};
}
