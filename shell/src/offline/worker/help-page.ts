import { HELP_CACHE, PAGES_CACHE } from './caches.ts';
import { linkedFiles } from './linked-files.ts';

export const HELP_PATH = '/help-now';

/**
 * Caches the help page as a whole: the page itself is stored last. Its files come from the HTTP cache of the page just
 * read, so that a reader downloads one document only.
 */
export async function cacheHelpPage(): Promise<void> {
	const page = await fetch(HELP_PATH, { cache: 'no-cache' });
	if (!page.ok || page.redirected) throw new Error(`${HELP_PATH} answered ${page.status}.`);
	const cache = await caches.open(HELP_CACHE);
	await cache.addAll(linkedFiles(await page.clone().text()));
	await cache.put(HELP_PATH, page);
	// Deletes the older copy from an earlier visit: phone numbers change.
	await (await caches.open(PAGES_CACHE)).delete(HELP_PATH, { ignoreVary: true });
}

/** Caches the help page again where it was deleted or evicted. */
export async function refreshHelpPage(): Promise<void> {
	const cache = await caches.open(HELP_CACHE);
	if (!(await cache.match(HELP_PATH, { ignoreVary: true }))) await cacheHelpPage();
}
