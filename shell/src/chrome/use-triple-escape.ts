import { useEffect } from 'react';
import { onTripleEscape } from './leave-site.ts';

export function useTripleEscape(onThird: () => void): void {
	useEffect(() => onTripleEscape(onThird), [onThird]);
}
