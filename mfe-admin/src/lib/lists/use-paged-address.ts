import { useSearchParams } from '@tulia/platform';
import { cursorsBefore, cursorsIn, pageAfter, setCursors } from './page-cursors.ts';

/** Values by the name of the filter; one without a value is cleared. */
interface FilterChange {
	readonly [name: string]: string | undefined;
}

export interface PagedAddress {
	/** A filter of the address, if it is set. */
	readonly filter: (name: string) => string | undefined;
	/** Counted from 1. */
	readonly page: number;
	/** Where this page begins; nothing on the first. */
	readonly cursor: string | undefined;
	/** Sets or clears filters, and goes to the first page. `replace`: Back does not lead here. */
	readonly setFilters: (filters: FilterChange, options?: { readonly replace: boolean }) => void;
	/** To a page that was seen, or to the next. */
	readonly goToPage: (page: number, nextCursor: string | undefined) => void;
}

/** Filters and page of a list, kept in the address: they survive a reload, Back, and being sent to a colleague. */
export function usePagedAddress(): PagedAddress {
	const [params, setParams] = useSearchParams();
	const cursors = cursorsIn(params);

	/** What else the address says stays, but for the open item: it belongs to the page before. */
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
