import { useEffect } from 'react';
import { announceHydrated, type PagePart } from './hydration.ts';

/** Marks a part as hydrated in an effect, which runs after React has hydrated the surrounding HTML. */
export function useHydratedSignal(part: PagePart): void {
	useEffect(() => announceHydrated(part), [part]);
}
