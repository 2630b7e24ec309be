import type { AsyncQuery } from '@tulia/ui';

interface PageQuery<T> extends AsyncQuery<T> {
	readonly currentData?: T | undefined;
	readonly error?: unknown;
}

export interface ShownPage<T> extends AsyncQuery<T> {
	/** What is shown is still the answer to the question before. */
	readonly isBehind: boolean;
	readonly error?: unknown;
}

/**
 * What to show of a list while another part of it is asked for: the rows before stay, dimmed, until the answer is here; but
 * where this question has failed, rows that answer another one would lie.
 */
export function shownPage<T>({
	data,
	currentData,
	error,
	isError,
	isFetching,
	isLoading,
	refetch,
}: PageQuery<T>): ShownPage<T> {
	const shown = error === undefined ? data : currentData;
	const isBehind = shown !== undefined && currentData === undefined;
	return { data: shown, error, isError, isFetching, isLoading, refetch, isBehind };
}
