/** An attribute of the root element while the content below the first screen is not laid out. */
const DEFERRED = 'data-below-fold';

/**
 * Skips the layout of content below the first screen, with an estimated height; the browser still lays out what is
 * visible. Placed after the critical CSS of a document.
 */
export const belowFoldCss = `[${DEFERRED}] :is(main>section~section,footer){content-visibility:auto;contain-intrinsic-size:auto 40rem}`;

/**
 * Runs in the head: the first paint does not lay out content below the first screen (decision 051). The page has its
 * real height right after.
 */
export function deferBelowFold(): void {
	const page = document.documentElement;
	page.setAttribute(DEFERRED, '');
	requestAnimationFrame(() => setTimeout(() => page.removeAttribute(DEFERRED)));
}
