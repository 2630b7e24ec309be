import { useEffect, useState } from 'react';

/**
 * Drops a choice that is no longer offered, and returns it until another is made. `offered` is `undefined` until
 * loaded.
 */
export function useUnavailableChoice(
	value: string | undefined,
	offered: readonly string[] | undefined,
	drop: () => void,
): string | undefined {
	const [gone, setGone] = useState<string | undefined>(undefined);
	const isGone = value !== undefined && offered !== undefined && !offered.includes(value);
	useEffect(() => {
		if (!isGone) return;
		setGone(value);
		drop();
	}, [isGone, value, drop]);
	return gone;
}
