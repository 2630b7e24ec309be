/** Timeout for the first paint, milliseconds. */
const TIMEOUT = 3000;

const isPainted = ({ name }: PerformanceEntry): boolean => name === 'first-contentful-paint';

/**
 * Calls `run` after the first paint, at once in a page in the background, which is not painted at all. It may be called more than once.
 * Scripts that run before the paint put it off, and on a slow line their files take the bandwidth from styles and fonts.
 */
export function afterFirstPaint(run: () => void): void {
	new PerformanceObserver((list) => list.getEntries().some(isPainted) && run()).observe({
		type: 'paint',
		buffered: true,
	});
	if (document.hidden) run();
	else setTimeout(run, TIMEOUT);
}
