import type { AppStore, RootState } from '@tulia/platform';

type Dispatch = AppStore['dispatch'];

/** The part of `onQueryStarted`'s argument that patching needs. */
export interface Store {
	readonly dispatch: Dispatch;
	readonly getState: () => unknown;
}

/** A list endpoint, with any number of cached pages. */
export interface LoadedList<Args, Page> {
	readonly endpointName: string;
	readonly loaded: (state: RootState) => readonly { readonly endpointName: string; readonly originalArgs: Args }[];
	/** Replaces the cached response of one query. */
	readonly update: (dispatch: Dispatch, args: Args, recipe: (page: Page) => Page) => void;
}

/** Patches every cached page of a list. A refetch would drop changed rows that the filter no longer matches. */
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

/** Replaces the row in its position, because staff are looking at it. */
const withRow = <R extends Row, P extends { readonly data: readonly R[] }>(page: P, row: R): P => ({
	...page,
	data: page.data.map((each) => (each.id === row.id ? row : each)),
});

/** Replaces a row in every cached page. */
export const patchRow = <Args, R extends Row, P extends { readonly data: readonly R[] }>(
	list: LoadedList<Args, P>,
	row: R,
	store: Store,
): void => patchPages(list, (page) => withRow(page, row), store);
