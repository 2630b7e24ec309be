import type { ModuleFiles } from './islands.ts';

/**
 * Brings a file into the browser's cache, where the script or the style finds it a moment later. Not a preload link: Chrome
 * keeps a preload that failed and gives it to the next script of that address, so that Retry would fail once per file.
 */
async function bring(href: string): Promise<void> {
	try {
		const response = await fetch(href);
		// Read to the end: what is left unread may never reach the cache.
		await response.arrayBuffer();
	} catch {
		// Only a head start was lost. The script itself asks again, and says so when it fails.
	}
}

/**
 * Asks for everything a module's page needs at once. Federation itself would learn of the files one from the other, a round
 * trip each.
 */
export function preloadFiles(files: ModuleFiles[keyof ModuleFiles]): void {
	for (const href of [...(files?.scripts ?? []), ...(files?.styles ?? [])]) void bring(href);
}
