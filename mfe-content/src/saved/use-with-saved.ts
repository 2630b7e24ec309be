import type { SavedRead } from '@tulia/contracts/telemetry/schemas';
import { problemIn, reportSavedContentUse } from '@tulia/platform';
import type { AsyncQuery } from '@tulia/ui';
import { useEffect, useState } from 'react';

/** A query of the API; every RTK Query hook's result fits. */
export interface Read<T> extends AsyncQuery<T> {
	readonly error?: unknown;
	/** The request id of the last attempt. */
	readonly requestId?: string | undefined;
}

/** A query with saved content as fallback. `AsyncBlock` shows it under the quiet notice with Retry. */
export interface ReadWithSaved<T> extends Read<T> {
	/** The data is saved content, because the call failed (rule 3). */
	readonly isSaved: boolean;
}

/** A refusal is not an outage: a missing article is not replaced by saved content. */
const isOutage = (error: unknown): boolean => (problemIn(error)?.status ?? 503) >= 500;

/** The saved content, once loaded; `content` is undefined if there is none, or if it failed to load too. */
type Fetched<T> = { readonly content: T | undefined } | undefined;

function withSaved<T>(query: Read<T>, isCut: boolean, fetched: Fetched<T>): ReadWithSaved<T> {
	const { data, error, isFetching, refetch } = query;
	const asItIs = { ...query, isSaved: false };
	if (data !== undefined) return asItIs;
	if (isCut && !fetched) return { ...asItIs, isLoading: true, isError: false };
	// During a retry the notice stays, with its pressed button.
	if (fetched?.content !== undefined && (isCut || isFetching))
		return { data: fetched.content, error, isLoading: false, isError: true, isFetching, refetch, isSaved: true };
	return asItIs;
}

/**
 * The result of `query`, with saved content as fallback when it fails; each use is counted (rule 3). A later response
 * replaces it silently. `loadSaved` loads a lazy file; it resolves to `undefined` where nothing is saved, as for a
 * newer article. Where the argument of the query can change, give the component a `key` made of it.
 *
 * `const services = useWithSaved(useListServicesQuery(), 'listServices', loadSavedServices);`
 */
export function useWithSaved<T>(
	query: Read<T>,
	read: SavedRead,
	loadSaved: () => Promise<T | undefined>,
): ReadWithSaved<T> {
	const isCut = query.isError && isOutage(query.error);
	const failure = isCut ? (query.requestId ?? 'failed') : undefined;
	const hasAnswer = query.data !== undefined;
	const [fetched, setFetched] = useState<Fetched<T>>();

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed attempt, whichever function is passed
	useEffect(() => {
		if (failure === undefined) return;
		if (hasAnswer) return reportSavedContentUse(read); // the last response is shown under the same notice
		const show = (content: T | undefined) => {
			setFetched({ content });
			if (content !== undefined) reportSavedContentUse(read);
		};
		loadSaved().then(show, () => show(undefined));
	}, [failure]);

	return withSaved(query, isCut, fetched);
}
