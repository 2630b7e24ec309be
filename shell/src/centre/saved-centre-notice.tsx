import { reportSavedContentUse, useGetProfileQuery } from '@tulia/platform';
import { SavedContentNotice } from '@tulia/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * The notice that the phone numbers are those of this build; its use is counted. Renders nothing while the live ones
 * may still load.
 */
export function SavedCentreNotice(): ReactNode {
	const { data, error, isFetching, refetch } = useGetProfileQuery();
	const isSaved = data === undefined && error !== undefined;
	useEffect(() => {
		if (isSaved) reportSavedContentUse('getProfile');
	}, [isSaved]);
	return isSaved ? <SavedContentNotice isRetrying={isFetching} onRetry={refetch} /> : null;
}
