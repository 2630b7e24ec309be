import { isRemembered } from '@tulia/platform/boot';
import { savesData } from '../prefetch/budget.ts';
import { untilSettled } from '../prefetch/triggers.ts';
import { announceOnline } from './remove-offline-note.ts';
import type { PageMessage } from './worker/messages.ts';

/** At the root of the site, because a worker controls only pages beneath its own address. */
const WORKER = '/sw.js';

/** Staff pages need fresh data that other people must not see, so they have no worker. */
const isStaffPage = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);

const isItemPage = (path: string): boolean => /^\/(?:blogs|psychologists)\/./.test(path);
const isPicture = (address: string): boolean => new URL(address).pathname.startsWith('/uploads/');

const loadedFiles = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);

interface Read {
	readonly path: string;
	/** The worker was not active when the page was requested. */
	readonly isUncontrolled: boolean;
}

/**
 * The message about what to cache of a page. Articles and psychologists reveal what a person reads: they are cached
 * beyond the tab only with "Remember me".
 */
function readMessage({ path, isUncontrolled }: Read): PageMessage {
	const isKept = isItemPage(path) ? isRemembered() : isUncontrolled;
	const files = loadedFiles().filter((address) =>
		isPicture(address) ? isItemPage(path) && isRemembered() : isUncontrolled,
	);
	return { type: 'read', pages: isKept ? [path] : [], files };
}

async function register(): Promise<void> {
	// Only the very first page of a visit is older than the worker; the worker handles the requests of all others.
	const isUncontrolled = navigator.serviceWorker.controller === null;
	await navigator.serviceWorker.register(WORKER);
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage(readMessage({ path: window.location.pathname, isUncontrolled }));
}

/**
 * Registers the worker, which caches public pages for offline use (decisions 020 and 033). Not with save-data, nor on
 * staff pages. Idempotent.
 */
export function registerServiceWorker(): void {
	window.addEventListener('online', announceOnline);
	if (!('serviceWorker' in navigator) || savesData() || isStaffPage(window.location.pathname)) return;
	// Failures are ignored: a browser may refuse workers, and the device may be offline.
	void untilSettled()
		.then(register)
		.catch(() => undefined);
}

/** Makes the worker cache a page of client-side navigation, for which no document was requested. */
export function cacheVisitedPage(path: string): void {
	if (savesData() || (isItemPage(path) && !isRemembered())) return;
	navigator.serviceWorker?.controller?.postMessage({ type: 'read', pages: [path], files: [] } satisfies PageMessage);
}
