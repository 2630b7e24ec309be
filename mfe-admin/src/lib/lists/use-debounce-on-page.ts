import { useEffect, useMemo, useRef } from 'react';

/** Milliseconds without a key after which somebody is taken to have stopped typing. */
const DEBOUNCE = 300;

interface DebounceOnPage {
	/** Does it once nobody asked anew for a while. Dropped when the page was left meanwhile. */
	readonly schedule: (act: () => void) => void;
	readonly cancel: () => void;
}

/**
 * A debounce of what changes the address. A link that is followed before it is over wins: this page stays on the screen until the files
 * of the next one are there, and a change of its address would lead back to it.
 */
export function useDebounceOnPage(): DebounceOnPage {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return useMemo(
		() => ({
			schedule: (act) => {
				clearTimeout(timer.current);
				const { pathname } = window.location;
				timer.current = setTimeout(() => {
					if (window.location.pathname === pathname) act();
				}, DEBOUNCE);
			},
			cancel: () => clearTimeout(timer.current),
		}),
		[],
	);
}
