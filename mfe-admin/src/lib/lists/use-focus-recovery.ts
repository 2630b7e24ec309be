import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusRecovery<E extends HTMLElement> {
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
 * Moves the focus to the box when the row that had it is removed, so that the next Tab leads to the next row. Without it the
 * focus would begin again at the top of the page.
 */
export function useFocusRecovery<E extends HTMLElement>(): FocusRecovery<E> {
	const ref = useRef<E>(null);
	const isInside = useRef(false);
	// Runs after every render: no event says that a removed element had the focus.
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
			// A button that is disabled while it is busy loses the focus without anybody leaving it.
			isInside.current = ref.current?.contains(relatedTarget) === true || target.matches(':disabled');
		},
	};
}
