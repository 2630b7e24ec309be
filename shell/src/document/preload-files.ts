import type { Files } from './release.ts';

/**
 * Fetches a file into the HTTP cache for the script or style that follows. Not a preload link: Chrome caches a failed
 * preload for the next script of that address, so that Retry would fail once per file
 * (`e2e/platform/module-failure.journey.test.ts`).
 */
async function warmCache(href: string): Promise<void> {
	try {
		const response = await fetch(href);
		// Read to the end: an unread body may not reach the cache.
		await response.arrayBuffer();
	} catch {
		// A failure only costs time: the script itself requests the file again, and reports the failure.
	}
}

/** Requests all files of a module's page at once, the entry first, instead of a round trip for each. */
export function preloadFiles({ scripts, styles }: Files, entry: string | undefined): void {
	for (const href of [...(entry ? [entry] : []), ...scripts, ...styles]) void warmCache(href);
}
