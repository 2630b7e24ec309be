/** Deadline for the first paint, milliseconds. */
const TIMEOUT = 3000;

const isPainted = ({ name }: PerformanceEntry): boolean => name === 'first-contentful-paint';

/**
 * Calls `run` after the first paint, or at once in a background page, which is never painted. `run` may be called more
 * than once. A script that runs earlier delays the paint, and on a slow connection its files compete with styles and
 * fonts.
 */
export function afterFirstPaint(run: () => void): void {
	new PerformanceObserver((list) => list.getEntries().some(isPainted) && run()).observe({
		type: 'paint',
		buffered: true,
	});
	if (document.hidden) run();
	else setTimeout(run, TIMEOUT);
}
