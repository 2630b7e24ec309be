import { useSearchParams } from '@tulia/platform';
import { cursorsBefore, cursorsIn, pageAfter, setCursors } from './page-cursors.ts';

/** Values by filter name; an empty value clears the filter. */
interface FilterChange {
	readonly [name: string]: string | undefined;
}

export interface PagedAddress {
	/** A filter of the address, if set. */
	readonly filter: (name: string) => string | undefined;
	/** 1-based. */
	readonly page: number;
	/** The cursor at which this page starts; `undefined` for the first page. */
	readonly cursor: string | undefined;
	/** Changes filters and goes to the first page. With `replace`, no history entry is added. */
	readonly setFilters: (filters: FilterChange, options?: { readonly replace: boolean }) => void;
	/** Goes to a visited page, or to the next one. */
	readonly goToPage: (page: number, nextCursor: string | undefined) => void;
}

/**
 * The filters and the page of a list, stored in the address, so that they survive a reload and Back and can be
 * shared.
 */
export function usePagedAddress(): PagedAddress {
	const [params, setParams] = useSearchParams();
	const cursors = cursorsIn(params);

	/** Other parameters are preserved, except that of the open item, which is on the previous page. */
	function show(cursorsShown: readonly string[], filters: FilterChange, options?: { readonly replace: boolean }): void {
		const next = new URLSearchParams(params);
		for (const [name, value] of Object.entries({ open: undefined, ...filters })) {
			if (value) next.set(name, value);
			else next.delete(name);
		}
		setCursors(next, cursorsShown);
		setParams(next, options);
	}
	return {
		filter: (name) => params.get(name) || undefined,
		page: pageAfter(cursors),
		cursor: cursors.at(-1),
		setFilters: (filters, options) => show([], filters, options),
		goToPage: (page, nextCursor) => show(cursorsBefore(cursors, page, nextCursor), {}),
	};
}
