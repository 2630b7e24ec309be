import { useEffect, useMemo, useRef } from 'react';

/** Debounce interval, milliseconds. */
const DEBOUNCE = 300;

interface DebounceOnPage {
	/** Runs the action after an interval without another call. Leaving the page cancels it. */
	readonly schedule: (act: () => void) => void;
	readonly cancel: () => void;
}

/**
 * Debounces changes of the address. The action is dropped if a link was followed meanwhile: this page stays mounted
 * until the files of the next one are loaded, and the late change would navigate back.
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
