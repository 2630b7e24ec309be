import { useEffect, useState } from 'react';

/** How long an answer may take before what is saved is shown in its place, milliseconds. */
const TIMEOUT = 1000;

interface QueryStatus {
	readonly data?: unknown;
	readonly isError: boolean;
}

/**
 * Whether there is no answer: it failed, the device is offline, or it is late. It stays so while it is asked again, so that
 * the page does not change to and fro.
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
