import type { Files } from './release.ts';

/**
 * Brings a file into the browser's cache, where the script or the style finds it a moment later. Not a preload link: Chrome
 * keeps a preload that failed and gives it to the next script of that address, so that Retry would fail once per file
 * (`e2e/platform/module-failure.journey.test.ts`).
 */
async function warmCache(href: string): Promise<void> {
	try {
		const response = await fetch(href);
		// Read to the end: what is left unread may never reach the cache.
		await response.arrayBuffer();
	} catch {
		// Only a head start was lost. The script itself asks again, and says so when it fails.
	}
}

/**
 * Asks for everything a module's page needs at once, its entry first. Federation itself would learn of the files one from
 * the other, a round trip each.
 */
export function preloadFiles({ scripts, styles }: Files, entry: string | undefined): void {
	for (const href of [...(entry ? [entry] : []), ...scripts, ...styles]) void warmCache(href);
}
