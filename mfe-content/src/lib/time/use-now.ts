import { onServerClockChange, serverNow } from '@tulia/platform';
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
/** How often the clock is read, milliseconds: a change of minute is on screen within this time. */
const READ_EVERY = 15_000;

function subscribe(onChange: () => void): () => void {
	const timer = setInterval(onChange, READ_EVERY);
	const stop = onServerClockChange(onChange);
	return () => {
		clearInterval(timer);
		stop();
	};
}

const thisMinute = (): number => Math.floor(serverNow().getTime() / MINUTE);
const noMinute = (): undefined => undefined;

/**
 * The present, to the minute; `undefined` during prerendering and hydration, since prerendered HTML is read at any time. Leave
 * room for what depends on it.
 */
export function useNow(): Date | undefined {
	const minute = useSyncExternalStore<number | undefined>(subscribe, thisMinute, noMinute);
	return minute === undefined ? undefined : new Date(minute * MINUTE);
}
