declare global {
	interface Navigator {
		/** Not in every browser. */
		readonly connection?: { readonly saveData?: boolean };
	}
}

/** Whether somebody asked their browser to load no more than they ask for. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
