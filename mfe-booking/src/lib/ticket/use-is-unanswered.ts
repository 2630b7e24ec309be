import { useEffect, useState } from 'react';

/** The time until the saved copy replaces a missing response, milliseconds. */
const TIMEOUT = 1000;

interface QueryStatus {
	readonly data?: unknown;
	readonly isError: boolean;
}

/**
 * Whether the response is missing: it failed, the device is offline, or it is late. It stays true during a retry, so
 * that the page does not flicker.
 */
export function useIsUnanswered({ data, isError }: QueryStatus): boolean {
	const [isMissing, setMissing] = useState(false);
	const isHere = data !== undefined;
	useEffect(() => {
		if (isHere) setMissing(false);
		const wait = isError || !navigator.onLine ? 0 : TIMEOUT;
		const timer = isHere ? undefined : setTimeout(setMissing, wait, true);
		return () => clearTimeout(timer);
	}, [isHere, isError]);
	return isMissing && !isHere;
}
