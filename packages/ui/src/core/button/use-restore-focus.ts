import { type Ref, type RefCallback, useLayoutEffect, useRef } from 'react';

/**
 * A browser blurs a button that is disabled while it is busy, and the next Tab starts at the top of the page. Restores
 * the focus once the button is enabled, unless the person has focused something else.
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
