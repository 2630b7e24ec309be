import type { Page } from 'playwright-core';

/** The addresses in Cache Storage, by the name of the cache. */
export const cachedAddresses = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
	page.evaluate(async () => {
		const stores = await Promise.all(
			(await caches.keys()).map(async (name) => {
				const requests = await (await caches.open(name)).keys();
				return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
			}),
		);
		return Object.fromEntries(stores);
	});

/** The text of all cached documents. */
export const cachedText = (page: Page): Promise<string> =>
	page.evaluate(async () => {
		const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		const answers = (await Promise.all(stores.map((store) => store.matchAll()))).flat();
		const documents = answers.filter((answer) => answer.headers.get('content-type')?.startsWith('text/html'));
		return (await Promise.all(documents.map((answer) => answer.text()))).join('\n');
	});

/** Between two checks, milliseconds: Cache Storage has no change event. */
const POLL_INTERVAL = 50;

/** Polls until there is a value. Not `page.waitForFunction`, which takes a promise for a truthy value. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
	for (;;) {
		const answer = await ask();
		if (answer !== undefined) return answer;
		await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
	}
}

const untilTrue = (ask: () => Promise<boolean>): Promise<boolean> => until(async () => (await ask()) || undefined);

/** Waits until Workbox's expiration database is empty. */
export const untilNoExpirationEntries = (page: Page): Promise<boolean> =>
	untilTrue(() =>
		page.evaluate(
			() =>
				new Promise<boolean>((resolve, reject) => {
					const opening = indexedDB.open('workbox-expiration');
					opening.onerror = () => reject(opening.error);
					opening.onsuccess = () => {
						const db = opening.result;
						const counting = db.transaction('cache-entries').objectStore('cache-entries').count();
						counting.onsuccess = () => {
							db.close();
							resolve(counting.result === 0);
						};
					};
				}),
		),
	);

const isCached = (page: Page, path: string): Promise<boolean> =>
	page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, path);

/** Waits until an address of the site is cached. */
export const untilCached = (page: Page, path: string): Promise<boolean> => untilTrue(() => isCached(page, path));

/** Waits until an address of the site is no longer cached. */
export const untilUncached = (page: Page, path: string): Promise<boolean> =>
	untilTrue(async () => !(await isCached(page, path)));

/** Waits until exactly one help page is cached, in another cache than the one named, and answers the name of its cache. */
export const untilNewHelpPage = (page: Page, last = ''): Promise<string> =>
	until(() =>
		page.evaluate(async (before) => {
			const [only, ...more] = (await caches.keys()).filter((name) => name.startsWith('tulia-help-'));
			if (only === undefined || more.length > 0 || only === before) return undefined;
			return (await (await caches.open(only)).match('/help-now', { ignoreVary: true })) ? only : undefined;
		}, last),
	);

/** Waits until no cache is left. */
export const untilNoCaches = (page: Page): Promise<boolean> =>
	untilTrue(() => page.evaluate(async () => (await caches.keys()).length === 0));

/** Waits until no worker is registered. */
export const untilNoWorker = (page: Page): Promise<boolean> =>
	untilTrue(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0));
