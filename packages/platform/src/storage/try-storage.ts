/** The storages of a browser: of this tab, and of the site until it is emptied. */
export const STORAGES = ['sessionStorage', 'localStorage'] as const;

/** A browser may forbid storage altogether, or have none left: `undefined` then, and life goes on without. */
export function tryStorage<T>(use: () => T): T | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
