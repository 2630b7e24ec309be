import { type Ref, type RefCallback, useLayoutEffect, useRef } from 'react';

/**
 * A browser takes the focus from a button that is disabled while it is busy, and the next Tab begins at the top of the page.
 * Gives it back once the button can be pressed again, unless the person has gone on to something else.
 */
export function useRestoreFocus(
	busy: boolean,
	ref: Ref<HTMLButtonElement> | undefined,
): RefCallback<HTMLButtonElement> {
	const button = useRef<HTMLButtonElement>(null);
	const had = useRef(false);
	useLayoutEffect(() => {
		if (busy) had.current = document.activeElement === button.current;
		else if (had.current) {
			had.current = false;
			if (document.activeElement === document.body) button.current?.focus();
		}
	}, [busy]);
	return (element) => {
		button.current = element;
		if (typeof ref === 'function') ref(element);
		else if (ref) ref.current = element;
	};
}
