/**
 * Served while the site has no service worker: replaces an earlier worker, deletes its caches, and unregisters itself.
 * Open pages are not reloaded; the next one comes from the network.
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
 * `/sw.js`: the worker of the live shell, prefixed with the revision of the help page it caches. Browsers update a
 * worker when any byte differs, so that a changed phone number reaches every visitor with their next page.
 */
export const workerDocument = (source: string | undefined, helpRevision: string): string =>
	source === undefined ? RETIRED_WORKER : `self.HELP_REVISION=${JSON.stringify(helpRevision)};\n${source}`;
