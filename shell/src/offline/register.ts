import { isRemembered } from '@tulia/platform/boot';
import { untilSettled } from '../until-idle.ts';
import { announceOnline } from './remove-offline-note.ts';
import { savesData } from './saves-data.ts';
import type { PageMessage } from './worker/messages.ts';

/** From the root of the site, because a worker answers only for what lies beneath its own address. */
const WORKER = '/sw.js';

/** Staff work on what must be fresh, and on what is nobody else's to see: their pages need no worker. */
const isStaffPage = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);

/** An article, or a psychologist. */
const isItemPage = (path: string): boolean => /^\/(?:blogs|psychologists)\/./.test(path);
const isPicture = (address: string): boolean => new URL(address).pathname.startsWith('/uploads/');

/** What the page was made of so far. */
const loadedFiles = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);

interface Read {
	readonly path: string;
	/** The worker was not there yet when the page was asked for. */
	readonly isUncontrolled: boolean;
}

/** What the worker is to keep of a page. What somebody reads says something of them: only "Remember me" lets it outlive the tab. */
function readMessage({ path, isUncontrolled }: Read): PageMessage {
	const isKept = isItemPage(path) ? isRemembered() : isUncontrolled;
	const files = loadedFiles().filter((address) =>
		isPicture(address) ? isItemPage(path) && isRemembered() : isUncontrolled,
	);
	return { type: 'read', pages: isKept ? [path] : [], files };
}

async function register(): Promise<void> {
	// The very first page of a visit was there before the worker; any other it has seen itself.
	const isUncontrolled = navigator.serviceWorker.controller === null;
	await navigator.serviceWorker.register(WORKER);
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage(readMessage({ path: window.location.pathname, isUncontrolled }));
}

/**
 * Has the browser keep public pages for when the device is offline (decisions 020 and 033). Not where somebody saves data, nor on a
 * page of staff. Calling it twice is harmless.
 */
export function registerServiceWorker(): void {
	window.addEventListener('online', announceOnline);
	if (!('serviceWorker' in navigator) || savesData() || isStaffPage(window.location.pathname)) return;
	// Without a worker the site is as it was: a browser may refuse one, and the device may be offline already.
	void untilSettled()
		.then(register)
		.catch(() => undefined);
}

/** Has a page kept that the application went to itself: no document was asked for, so the worker saw nothing. */
export function cacheVisitedPage(path: string): void {
	if (savesData() || (isItemPage(path) && !isRemembered())) return;
	navigator.serviceWorker?.controller?.postMessage({ type: 'read', pages: [path], files: [] } satisfies PageMessage);
}
