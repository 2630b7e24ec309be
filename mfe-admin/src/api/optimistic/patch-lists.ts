import type { AppStore, RootState } from '@tulia/platform';

type Dispatch = AppStore['dispatch'];

/** What `onQueryStarted` is called with, as far as patching needs it. */
export interface Store {
	readonly dispatch: Dispatch;
	readonly getState: () => unknown;
}

/** A list of the API, of which any number of pages may be cached. */
export interface LoadedList<Args, Page> {
	readonly endpointName: string;
	readonly loaded: (state: RootState) => readonly { readonly endpointName: string; readonly originalArgs: Args }[];
	/** Replaces the cached answer of one query. */
	readonly update: (dispatch: Dispatch, args: Args, recipe: (page: Page) => Page) => void;
}

/** Patches every cached page of a list: a refetch would drop changed rows from the list of whoever filters. */
export function patchPages<Args, Page>(
	{ endpointName, loaded, update }: LoadedList<Args, Page>,
	recipe: (page: Page) => Page,
	{ dispatch, getState }: Store,
): void {
	for (const query of loaded(getState() as RootState))
		if (query.endpointName === endpointName) update(dispatch, query.originalArgs, recipe);
}

interface Row {
	readonly id: string;
}

/** The page with this row in place of the one it replaces. The row keeps its place: whoever changed it is looking at it. */
const withRow = <R extends Row, P extends { readonly data: readonly R[] }>(page: P, row: R): P => ({
	...page,
	data: page.data.map((each) => (each.id === row.id ? row : each)),
});

/** Puts a row in place of the one it replaces, in every cached page. */
export const patchRow = <Args, R extends Row, P extends { readonly data: readonly R[] }>(
	list: LoadedList<Args, P>,
	row: R,
	store: Store,
): void => patchPages(list, (page) => withRow(page, row), store);
