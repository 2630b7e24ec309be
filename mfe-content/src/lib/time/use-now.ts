import { MINUTE } from '@tulia/centre/durations';
import { onServerClockChange, serverNow } from '@tulia/platform';
import { useSyncExternalStore } from 'react';

/** Polling interval of the clock, milliseconds: the largest delay of a new minute on screen. */
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
 * The current time, to the minute; `undefined` during prerendering and hydration, because prerendered HTML is read at
 * any time. Reserve space for what depends on it.
 */
export function useNow(): Date | undefined {
	const minute = useSyncExternalStore<number | undefined>(subscribe, thisMinute, noMinute);
	return minute === undefined ? undefined : new Date(minute * MINUTE);
}
