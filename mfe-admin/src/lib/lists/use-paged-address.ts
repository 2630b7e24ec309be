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
	/** The start cursor of this page; `undefined` on the first. */
	readonly cursor: string | undefined;
	/** Changes filters and goes to the first page. `replace`: without a history entry. */
	readonly setFilters: (filters: FilterChange, options?: { readonly replace: boolean }) => void;
	/** Goes to a visited page, or to the next. */
	readonly goToPage: (page: number, nextCursor: string | undefined) => void;
}

/** Filters and page of a list, stored in the address: they survive a reload and Back, and can be shared. */
export function usePagedAddress(): PagedAddress {
	const [params, setParams] = useSearchParams();
	const cursors = cursorsIn(params);

	/** Other parameters are preserved, except the open item, which belongs to the previous page. */
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
