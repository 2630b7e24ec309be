import { useEffect, useMemo, useRef } from 'react';

/** Debounce interval, milliseconds. */
const DEBOUNCE = 300;

interface DebounceOnPage {
	/** Runs the action after the interval without another call. Cancelled when the page is left. */
	readonly schedule: (act: () => void) => void;
	readonly cancel: () => void;
}

/**
 * A debounce for changes of the address. A link followed meanwhile wins: this page stays on the screen until the next
 * one's files are loaded, and a late change of the address would navigate back.
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
