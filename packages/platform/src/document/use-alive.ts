import { useEffect } from 'react';
import { announceAlive, type PagePart } from './alive.ts';

/** Announces a part from an effect of its own: when it runs, React has taken over the HTML around it. */
export function useAlive(part: PagePart): void {
	useEffect(() => announceAlive(part), [part]);
}
