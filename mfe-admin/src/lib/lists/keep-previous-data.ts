import type { AsyncQuery } from '@tulia/ui';

interface QueryResult<T> extends AsyncQuery<T> {
	readonly currentData?: T | undefined;
	readonly error?: unknown;
}

/** A query whose data may still be the answer to the arguments before. */
export interface ListQuery<T> extends AsyncQuery<T> {
	readonly isPreviousData: boolean;
	readonly error?: unknown;
}

/**
 * Keeps the rows of the previous arguments, dimmed, while those of the new ones are fetched; but not once that has failed: the
 * rows would be shown under filters they do not match.
 */
export function keepPreviousData<T>({
	data,
	currentData,
	error,
	isError,
	isFetching,
	isLoading,
	refetch,
}: QueryResult<T>): ListQuery<T> {
	const shown = error === undefined ? data : currentData;
	const isPreviousData = shown !== undefined && currentData === undefined;
	return { data: shown, error, isError, isFetching, isLoading, refetch, isPreviousData };
}
