import { useEffect } from 'react';
import { announceHydrated, type PagePart } from './hydration.ts';

/** Announces a part as hydrated, from an effect: when it runs, React has hydrated the HTML around it. */
export function useHydratedSignal(part: PagePart): void {
	useEffect(() => announceHydrated(part), [part]);
}
