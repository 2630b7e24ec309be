/**
 * Tells once somebody can see the page: at once, or when a page that a browser prepared ahead, or opened in the background,
 * is looked at. Browsers call both hidden.
 *
 * @returns the cleanup function.
 */
export function whenVisible(tell: () => void): () => void {
	const check = (): void => {
		if (document.visibilityState !== 'visible') return;
		stop();
		tell();
	};
	const stop = (): void => document.removeEventListener('visibilitychange', check);
	document.addEventListener('visibilitychange', check);
	check();
	return stop;
}
