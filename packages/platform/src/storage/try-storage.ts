/** The storages of a browser: that of this tab, and that of the site. */
export const STORAGES = ['sessionStorage', 'localStorage'] as const;

/** Returns `undefined` where the browser forbids storage, or its quota is used up. */
export function tryStorage<T>(use: () => T): T | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
