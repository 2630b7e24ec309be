import { reportSavedContentUse, useGetProfileQuery } from '@tulia/platform';
import { SavedContentNotice } from '@tulia/ui';
import { type ReactNode, useEffect } from 'react';

/** Says, and counts, that the numbers on the page are those saved in this build; nothing while the live ones are there or may come. */
export function SavedCentreNotice(): ReactNode {
	const { data, error, isFetching, refetch } = useGetProfileQuery();
	const isSaved = data === undefined && error !== undefined;
	useEffect(() => {
		if (isSaved) reportSavedContentUse('getProfile');
	}, [isSaved]);
	return isSaved ? <SavedContentNotice isRetrying={isFetching} onRetry={refetch} /> : null;
}
