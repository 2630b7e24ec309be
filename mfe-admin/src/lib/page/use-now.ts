import { onServerClockChange, serverNow } from '@tulia/platform';
import { useSyncExternalStore } from 'react';

/** How often what depends on the time is rendered again, milliseconds. */
const STEP = 30_000;

function subscribe(onChange: () => void): () => void {
	const timer = setInterval(onChange, STEP);
	const stop = onServerClockChange(onChange);
	return () => {
		clearInterval(timer);
		stop();
	};
}

const thisStep = (): number => Math.floor(serverNow().getTime() / STEP);

/** The present by the server's clock, rounded down to half a minute: a device whose clock is wrong offers the right buttons. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, thisStep, thisStep) * STEP);
