import { type PagedAddress, usePagedAddress } from './use-paged-address.ts';

/** A list filtered by one state at a time. */
export interface StateFilter<S extends string> extends Pick<PagedAddress, 'page' | 'cursor' | 'goToPage'> {
	readonly state: S;
	readonly showState: (state: S) => void;
	readonly search: string;
	readonly lookFor: (words: string) => void;
}

/** Reads and writes the `state` in the address. The first state is the default. */
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
