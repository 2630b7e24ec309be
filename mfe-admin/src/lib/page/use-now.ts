import { onServerClockChange, serverNow } from '@tulia/platform';
import { useSyncExternalStore } from 'react';

/** The interval after which time-dependent content renders again, milliseconds. */
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

/** The server's time, rounded down to half a minute, so that a device with a wrong clock shows the right buttons. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, thisStep, thisStep) * STEP);
