/**
 * Calls back once the page is visible: at once, or when a prerendered or background page is shown. Until then both are
 * hidden.
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
