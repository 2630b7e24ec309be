import { useSyncExternalStore } from 'react';

/** How often what depends on the time is looked at again, milliseconds. */
const STEP = 30_000;

function subscribe(onChange: () => void): () => void {
	const timer = setInterval(onChange, STEP);
	return () => clearInterval(timer);
}

const thisStep = (): number => Math.floor(Date.now() / STEP);

/** The present by the browser's clock, rounded down to half a minute. The server decides by its own. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, thisStep, thisStep) * STEP);
