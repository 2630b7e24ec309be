import { type KeptOnDevice, keptOnDevice, type Place } from '@tulia/platform/kept-on-device';
import type { Page } from 'playwright-core';

/** One thing a browser holds of the site, by where it lies and its key or name. */
export interface StoredEntry {
	readonly where: 'sessionStorage' | 'localStorage' | 'caches' | 'indexedDB' | 'cookies';
	readonly key: string;
}

const PLACES: Record<Place, readonly StoredEntry['where'][]> = {
	tab: ['sessionStorage'],
	session: ['sessionStorage', 'localStorage'],
	browser: ['localStorage'],
	pages: ['caches'],
	times: ['indexedDB'],
};

/** Everything the browser of a page holds of the site: both storages, Cache Storage, IndexedDB and cookies. */
export async function storedEntries(page: Page): Promise<readonly StoredEntry[]> {
	const stored = await page.evaluate(async () => ({
		sessionStorage: Object.keys(sessionStorage),
		localStorage: Object.keys(localStorage),
		caches: await caches.keys(),
		indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
	}));
	const cookies = (await page.context().cookies()).map(({ name }) => name);
	return Object.entries({ ...stored, cookies }).flatMap(([where, keys]) =>
		keys.map((key) => ({ where: where as StoredEntry['where'], key })),
	);
}

const isDeclaredBy = ({ key, place }: KeptOnDevice, held: StoredEntry): boolean =>
	PLACES[place].includes(held.where) && (key.endsWith('*') ? held.key.startsWith(key.slice(0, -1)) : held.key === key);

/** What the list declares of something a browser holds. */
const declarationOf = (entry: StoredEntry): KeptOnDevice | undefined =>
	keptOnDevice.find((declared) => isDeclaredBy(declared, entry));

/** What a browser holds and nobody declared, as `localStorage tulia.x`. */
export const undeclaredEntries = (entries: readonly StoredEntry[]): readonly string[] =>
	entries.filter((one) => declarationOf(one) === undefined).map(({ where, key }) => `${where} ${key}`);

/** What a browser holds of a person. */
export const personalEntries = (entries: readonly StoredEntry[]): readonly string[] =>
	entries.filter((one) => declarationOf(one)?.isPersonal === true).map(({ where, key }) => `${where} ${key}`);
