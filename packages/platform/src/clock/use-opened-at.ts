import { useMemo, useState, useSyncExternalStore } from 'react';
import { onServerClockChange, serverClockOffset } from './server-clock.ts';

/**
 * The time this part of the page was opened, by the server's clock. The date is stable between renders, and changes
 * only when an answer shows that the device's clock is wrong.
 */
export function useOpenedAt(): Date {
	const [opened] = useState(() => Date.now());
	const ahead = useSyncExternalStore(onServerClockChange, serverClockOffset, serverClockOffset);
	// Effects depend on this date: a new object per render would run them each time.
	return useMemo(() => new Date(opened + ahead), [opened, ahead]);
}
