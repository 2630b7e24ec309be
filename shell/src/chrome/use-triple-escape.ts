import { useEffect } from 'react';
import { onTripleEscape } from './leave-site.ts';

/** Calls back on the third press of Esc within two seconds. */
export function useTripleEscape(onThird: () => void): void {
	useEffect(() => onTripleEscape(onThird), [onThird]);
}
