import { HELP_CACHE, PAGES_CACHE } from './caches.ts';
import { linkedFiles } from './linked-files.ts';

/** Whom to call. */
export const HELP_PATH = '/help-now';

/**
 * Keeps the help page, all of it or nothing: the page itself is stored last. Its files come from the browser's own cache on a page
 * that has just been read, so that this costs a reader one document.
 */
export async function cacheHelpPage(): Promise<void> {
	const page = await fetch(HELP_PATH, { cache: 'no-cache' });
	if (!page.ok || page.redirected) throw new Error(`${HELP_PATH} answered ${page.status}.`);
	const cache = await caches.open(HELP_CACHE);
	await cache.addAll(linkedFiles(await page.clone().text()));
	await cache.put(HELP_PATH, page);
	// A copy from when it was read would be older, and numbers change.
	await (await caches.open(PAGES_CACHE)).delete(HELP_PATH, { ignoreVary: true });
}

/** Keeps it again where it was forgotten, or the browser needed the room. */
export async function refreshHelpPage(): Promise<void> {
	const cache = await caches.open(HELP_CACHE);
	if (!(await cache.match(HELP_PATH, { ignoreVary: true }))) await cacheHelpPage();
}
