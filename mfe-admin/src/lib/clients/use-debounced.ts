import { useEffect, useState } from 'react';

/** Milliseconds without a key after which somebody is taken to have stopped typing. */
const DEBOUNCE = 300;

/** What was typed, once somebody stopped typing. */
export function useDebounced(typed: string): string {
	const [settled, setSettled] = useState(typed);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed), DEBOUNCE);
		return () => clearTimeout(timer);
	}, [typed]);
	return settled;
}
