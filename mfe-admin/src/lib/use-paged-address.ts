import { useSearchParams } from '@tulia/platform';

/** The contract's limit. */
const MAX_CURSOR = 512;

interface PagedAddress {
	/** A filter of the address, if it is set. */
	readonly filter: (name: string) => string | undefined;
	/** Counted from 1. */
	readonly page: number;
	/** Where this page begins; nothing on the first. */
	readonly cursor: string | undefined;
	/** Sets or clears filters, and goes to the first page. `replace`: Back does not lead here. */
	readonly show: (
		filters: { readonly [name: string]: string | undefined },
		options?: { readonly replace: boolean },
	) => void;
	/** To a page that was seen, or to the next. */
	readonly turn: (page: number, nextCursor: string | undefined) => void;
}

/** What of a list is looked at, as the address says it: it survives a reload and Back. Pages are known by their cursors alone. */
export function usePagedAddress(): PagedAddress {
	const [params, setParams] = useSearchParams();
	const after = params.getAll('after').filter((cursor) => cursor !== '' && cursor.length <= MAX_CURSOR);
	const page = after.length + 1;

	function withPages(from: URLSearchParams, cursors: readonly string[]): URLSearchParams {
		const next = new URLSearchParams(from);
		next.delete('after');
		for (const cursor of cursors) next.append('after', cursor);
		return next;
	}
	return {
		filter: (name) => params.get(name) || undefined,
		page,
		cursor: after.at(-1),
		show: (filters, options) => {
			const next = withPages(params, []);
			for (const [name, value] of Object.entries(filters)) {
				if (value) next.set(name, value);
				else next.delete(name);
			}
			setParams(next, options);
		},
		turn: (wanted, nextCursor) => {
			const isNext = wanted > page && nextCursor !== undefined;
			setParams(withPages(params, isNext ? [...after, nextCursor] : after.slice(0, wanted - 1)));
		},
	};
}
