import type { AsyncQuery } from '@tulia/ui';

interface QueryResult<T> extends AsyncQuery<T> {
	readonly currentData?: T | undefined;
	readonly error?: unknown;
}

/** A query whose data may belong to the previous arguments. */
export interface ListQuery<T> extends AsyncQuery<T> {
	readonly isPreviousData: boolean;
	readonly error?: unknown;
}

/**
 * Shows the rows of the previous arguments, dimmed, while new ones load. After an error no rows are shown, because
 * they would not match the filters.
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
