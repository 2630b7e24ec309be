import { reportSavedContentUse, useGetProfileQuery } from '@tulia/platform';
import { SavedContentNotice } from '@tulia/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * The notice that the phone numbers come from this build; empty while the live ones are loaded or loading. Each notice
 * is counted.
 */
export function SavedCentreNotice(): ReactNode {
	const { data, error, isFetching, refetch } = useGetProfileQuery();
	const isSaved = data === undefined && error !== undefined;
	useEffect(() => {
		if (isSaved) reportSavedContentUse('getProfile');
	}, [isSaved]);
	return isSaved ? <SavedContentNotice isRetrying={isFetching} onRetry={refetch} /> : null;
}
