import { useMemo, useState, useSyncExternalStore } from 'react';
import { onServerClockChange, serverClockOffset } from './server-clock.ts';

/**
 * The moment this part of the page was opened, by the server's clock. It is the same date from one render to the next, and
 * another one only when an answer shows that the device's clock is wrong.
 */
export function useOpenedAt(): Date {
	const [opened] = useState(() => Date.now());
	const ahead = useSyncExternalStore(onServerClockChange, serverClockOffset, serverClockOffset);
	// Effects depend on this date: a new one with every render would run them every time.
	return useMemo(() => new Date(opened + ahead), [opened, ahead]);
}
