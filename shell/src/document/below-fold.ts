/** Of the root element, while what lies below the first screen is not laid out. */
const DEFERRED = 'data-below-fold';

/**
 * Parts of a page that lie below its first screen, with a height that is a guess. Of those the browser finds on screen it lays out
 * each all the same. It stands behind the critical CSS of a document.
 */
export const belowFoldCss = `[${DEFERRED}] :is(main>section~section,footer){content-visibility:auto;contain-intrinsic-size:auto 40rem}`;

/**
 * In the head of a document: the first paint waits for nothing that lies below the first screen (decision 051). After it the page has its own
 * height, and nothing of it is different from then on.
 */
export function deferBelowFold(): void {
	const page = document.documentElement;
	page.setAttribute(DEFERRED, '');
	requestAnimationFrame(() => setTimeout(() => page.removeAttribute(DEFERRED)));
}
