import { useEffect } from 'react';

/** Polling interval while a saved copy is on screen, milliseconds. */
const POLL_INTERVAL = 15_000;

/** Polls as soon as the device is online again, and at an interval while only the site does not respond. */
export function usePolling(isWanted: boolean, request: () => unknown): void {
	useEffect(() => {
		if (!isWanted) return;
		const poll = (): void => void request();
		const timer = setInterval(() => navigator.onLine && poll(), POLL_INTERVAL);
		window.addEventListener('online', poll);
		return () => {
			clearInterval(timer);
			window.removeEventListener('online', poll);
		};
	}, [isWanted, request]);
}
