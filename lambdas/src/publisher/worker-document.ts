/**
 * The worker of a site that has none, or that was told to have none: it replaces whatever worker a browser still has,
 * deletes its caches, and unregisters itself. Nothing is reloaded; the next page simply comes from the network.
 */
const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
	for (const name of await caches.keys()) await caches.delete(name);
	indexedDB.deleteDatabase('workbox-expiration');
	await self.registration.unregister();
}
`;

/**
 * `/sw.js`: the worker of the live shell, behind the revision of the help page it keeps. Browsers take a worker for new when a byte
 * of it differs, so that a number to call that was changed reaches everybody with their next page.
 */
export const workerDocument = (source: string | undefined, helpRevision: string): string =>
	source === undefined ? RETIRED_WORKER : `self.HELP_REVISION=${JSON.stringify(helpRevision)};\n${source}`;
