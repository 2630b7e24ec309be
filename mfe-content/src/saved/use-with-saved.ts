import type { SavedRead } from '@tulia/contracts/telemetry/schemas';
import { problemIn, reportSavedContentUse } from '@tulia/platform';
import type { AsyncQuery } from '@tulia/ui';
import { useEffect, useState } from 'react';

/** A read of the API; every RTK Query hook's result fits. */
export interface Read<T> extends AsyncQuery<T> {
	readonly error?: unknown;
	/** Of the last attempt. */
	readonly requestId?: string | undefined;
}

/** A read that has something to fall back on. `AsyncBlock` shows it under the quiet notice with Retry. */
export interface ReadWithSaved<T> extends Read<T> {
	/** What is shown was built into the site, because no answer came (rule 3). */
	readonly isSaved: boolean;
}

/** A refusal is an answer: an article that does not exist is not an outage, and nothing saved takes its place. */
const isOutage = (error: unknown): boolean => (problemIn(error)?.status ?? 503) >= 500;

/** The saved content, once it was fetched; holds nothing when there is none, or when not even that could be fetched. */
type Fetched<T> = { readonly content: T | undefined } | undefined;

function withSaved<T>(query: Read<T>, isCut: boolean, fetched: Fetched<T>): ReadWithSaved<T> {
	const { data, error, isFetching, refetch } = query;
	const asItIs = { ...query, isSaved: false };
	if (data !== undefined) return asItIs;
	if (isCut && !fetched) return { ...asItIs, isLoading: true, isError: false };
	// While it is tried again the notice stays, and with it the button that was pressed.
	if (fetched?.content !== undefined && (isCut || isFetching))
		return { data: fetched.content, error, isLoading: false, isError: true, isFetching, refetch, isSaved: true };
	return asItIs;
}

/**
 * What `query` read or, when no answer came, the content saved for it; each such use is counted (rule 3). A later answer
 * takes its place without a word. `loadSaved` fetches a file of its own, so that nobody downloads what nobody needs; it
 * answers `undefined` where nothing is saved, as for an article written since. Where the argument of the query can change,
 * give the component a `key` made of it.
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

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed attempt, whichever function is given
	useEffect(() => {
		if (failure === undefined) return;
		if (hasAnswer) return reportSavedContentUse(read); // the last answer is shown under the same notice
		const show = (content: T | undefined) => {
			setFetched({ content });
			if (content !== undefined) reportSavedContentUse(read);
		};
		loadSaved().then(show, () => show(undefined));
	}, [failure]);

	return withSaved(query, isCut, fetched);
}
