import { useEffect, useState } from 'react';

/** How long what is ready waits for what will stand above it, milliseconds. */
const LONGEST = 1000;

/**
 * Whether something may be shown: what stands above it is there, will not come, or has been waited for long enough. What is shown keeps
 * its place (docs/decisions/019).
 *
 * @param isReady whether it could be shown; the wait begins then.
 * @param isAboveLoading whether something above it is still on its way.
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
