import { useEffect } from 'react';

/** How often it is asked again while what is saved is on screen, milliseconds. */
const ASK_EVERY = 15_000;

/** Asks again by itself: when the line comes back, and now and then where only the site did not answer. */
export function useNews(isWanted: boolean, ask: () => unknown): void {
	useEffect(() => {
		if (!isWanted) return;
		const askNow = (): void => void ask();
		const timer = setInterval(() => navigator.onLine && askNow(), ASK_EVERY);
		window.addEventListener('online', askNow);
		return () => {
			clearInterval(timer);
			window.removeEventListener('online', askNow);
		};
	}, [isWanted, ask]);
}
