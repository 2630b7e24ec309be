import { type PagedAddress, usePagedAddress } from './use-paged-address.ts';

/** A list of which one state at a time is shown. */
export interface StateFilter<S extends string> extends Pick<PagedAddress, 'page' | 'cursor' | 'goToPage'> {
	readonly state: S;
	readonly showState: (state: S) => void;
	/** What is looked for, if anything is. */
	readonly search: string;
	readonly lookFor: (words: string) => void;
}

/** Reads and writes `state` of the address; the first state is the one of an address that names none. */
export function useStateFilter<S extends string>(states: readonly [S, ...S[]]): StateFilter<S> {
	const { filter, setFilters, page, cursor, goToPage } = usePagedAddress();
	const requested = filter('state');
	return {
		state: states.find((each) => each === requested) ?? states[0],
		showState: (next) => setFilters({ state: next === states[0] ? undefined : next }),
		search: filter('search') ?? '',
		lookFor: (words) => setFilters({ search: words }, { replace: true }),
		page,
		cursor,
		goToPage,
	};
}
