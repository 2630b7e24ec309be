import type { Page } from 'playwright-core';

/** Everything the browser keeps of the site beside its own cache: addresses by the name of the store. */
export const keptBy = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
	page.evaluate(async () => {
		const stores = await Promise.all(
			(await caches.keys()).map(async (name) => {
				const requests = await (await caches.open(name)).keys();
				return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
			}),
		);
		return Object.fromEntries(stores);
	});

/** What is written in the documents that are kept, whatever the store. */
export const wordsKeptBy = (page: Page): Promise<string> =>
	page.evaluate(async () => {
		const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		const answers = (await Promise.all(stores.map((store) => store.matchAll()))).flat();
		const documents = answers.filter((answer) => answer.headers.get('content-type')?.startsWith('text/html'));
		return (await Promise.all(documents.map((answer) => answer.text()))).join('\n');
	});

/** How long until a browser is asked again, milliseconds. It says nothing of its own accord when a store changes. */
const AGAIN = 50;

/** Asks in the page until there is an answer; `page.waitForFunction` takes the promise of one for one. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
	for (;;) {
		const answer = await ask();
		if (answer !== undefined) return answer;
		await new Promise((resolve) => setTimeout(resolve, AGAIN));
	}
}

const untilTrue = (ask: () => Promise<boolean>): Promise<boolean> => until(async () => (await ask()) || undefined);

/** Waits until the worker's library has no note left of what was read when. */
export const untilNothingNoted = (page: Page): Promise<boolean> =>
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

const isKept = (page: Page, path: string): Promise<boolean> =>
	page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, path);

/** Waits until an address of the site is kept. */
export const untilKept = (page: Page, path: string): Promise<boolean> => untilTrue(() => isKept(page, path));

/** Waits until an address of the site is kept no longer. */
export const untilForgotten = (page: Page, path: string): Promise<boolean> =>
	untilTrue(async () => !(await isKept(page, path)));

/** Waits until exactly one help page is kept, another than the one named, and answers the name of its store. */
export const untilNewHelpPage = (page: Page, last = ''): Promise<string> =>
	until(() =>
		page.evaluate(async (before) => {
			const [only, ...more] = (await caches.keys()).filter((name) => name.startsWith('tulia-help-'));
			if (only === undefined || more.length > 0 || only === before) return undefined;
			return (await (await caches.open(only)).match('/help-now', { ignoreVary: true })) ? only : undefined;
		}, last),
	);

/** Waits until nothing is kept at all. */
export const untilNothingKept = (page: Page): Promise<boolean> =>
	untilTrue(() => page.evaluate(async () => (await caches.keys()).length === 0));

/** Waits until no worker is registered. */
export const untilNoWorker = (page: Page): Promise<boolean> =>
	untilTrue(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0));
