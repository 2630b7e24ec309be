import { dropNote } from './drop-note.ts';
import { savesData } from './saves-data.ts';
import type { PageMessage } from './worker/messages.ts';

/** From the root of the site, because a worker answers only for what lies beneath its own address. */
const WORKER = '/sw.js';

/** Staff work on what must be fresh, and on what is nobody else's to see: their pages need no worker. */
const isStaffPage = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);

/** Calls back when the page is there and the browser has nothing to do: nothing a reader waits for is ever held up. */
function whenIdle(run: () => void): void {
	const wait = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
	if (document.readyState === 'complete') wait();
	else window.addEventListener('load', wait, { once: true });
}

/** What the page was made of so far. */
const loadedFiles = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);

async function begin(isStarted: boolean): Promise<void> {
	// The very first page of a visit was there before the worker; any other it has seen itself.
	const isUnseen = navigator.serviceWorker.controller === null;
	await navigator.serviceWorker.register(WORKER);
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage({
		type: 'read',
		pages: isUnseen ? [window.location.pathname] : [],
		files: isUnseen ? loadedFiles() : [],
		isStarted,
	} satisfies PageMessage);
}

/**
 * Has the browser keep public pages for when the line is gone (decision 020). Not where somebody saves data, nor on a page of
 * staff. Calling it twice is harmless.
 *
 * @param isStarted whether the application runs, so that the document it starts from is worth keeping.
 */
export function keepPagesOffline(isStarted: boolean): void {
	window.addEventListener('online', dropNote);
	if (!('serviceWorker' in navigator) || savesData() || isStaffPage(window.location.pathname)) return;
	// Without a worker the site is as it was: a browser may refuse one, and the line may be gone already.
	whenIdle(() => void begin(isStarted).catch(() => undefined));
}

/** Has a page kept that the application went to itself: no document was asked for, so the worker saw nothing. */
export function keepReadPage(path: string): void {
	if (savesData()) return;
	navigator.serviceWorker?.controller?.postMessage({
		type: 'read',
		pages: [path],
		files: [],
		isStarted: true,
	} satisfies PageMessage);
}
