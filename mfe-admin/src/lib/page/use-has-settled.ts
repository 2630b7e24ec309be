import { useEffect, useState } from 'react';

/** The longest wait for content above, milliseconds. */
const LONGEST = 1000;

/**
 * Whether content may be shown, because what is above it has loaded, is absent, or has taken too long. Content that
 * is shown is not moved (docs/decisions/019).
 * @param isReady whether the content itself is ready; the wait starts then.
 * @param isAboveLoading whether something above it is still loading.
 */
export function useHasSettled(isReady: boolean, isAboveLoading: boolean): boolean {
	const [isLate, setLate] = useState(false);
	const isWaiting = isReady && isAboveLoading;
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setTimeout(setLate, LONGEST, true);
		return () => clearTimeout(timer);
	}, [isWaiting]);
	return !isAboveLoading || isLate;
}
