import { useEffect, useState } from 'react';

/** Debounce interval, milliseconds. */
const DEBOUNCE = 300;

export function useDebounced(typed: string): string {
	const [settled, setSettled] = useState(typed);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed), DEBOUNCE);
		return () => clearTimeout(timer);
	}, [typed]);
	return settled;
}
