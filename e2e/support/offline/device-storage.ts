import { type KeptOnDevice, keptOnDevice, type Place } from '@tulia/platform/kept-on-device';
import type { Page } from 'playwright-core';

/** An entry that a browser stores for the site, by its storage and its key or name. */
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

/** Everything that the browser of a page stores for the site: both storages, Cache Storage, IndexedDB and cookies. */
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

/** The declaration of an entry in the list. */
const declarationOf = (entry: StoredEntry): KeptOnDevice | undefined =>
	keptOnDevice.find((declared) => isDeclaredBy(declared, entry));

/** Entries without a declaration, as `localStorage tulia.x`. */
export const undeclaredEntries = (entries: readonly StoredEntry[]): readonly string[] =>
	entries.filter((one) => declarationOf(one) === undefined).map(({ where, key }) => `${where} ${key}`);

/** Entries with personal data. */
export const personalEntries = (entries: readonly StoredEntry[]): readonly string[] =>
	entries.filter((one) => declarationOf(one)?.isPersonal === true).map(({ where, key }) => `${where} ${key}`);
