import type { SavedRead } from '@tulia/contracts/telemetry/schemas';
import { reportSavedContentUse, useGetProfileQuery } from '@tulia/platform';
import { SavedContentNotice as Notice } from '@tulia/ui';
import { type ReactNode, useEffect } from 'react';

interface SavedContentNoticeProps {
	/** The failed read. */
	readonly read: SavedRead;
	/** What could not be loaded, and what is shown instead. Default: that saved content is shown. */
	readonly children?: string;
	readonly isRetrying: boolean;
	readonly onRetry: () => void;
}

/** Says that something did not load and what that means, counts it, and offers a retry and the phone number. */
export function SavedContentNotice({ read, ...notice }: SavedContentNoticeProps): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	useEffect(() => reportSavedContentUse(read), [read]);
	return <Notice phone={phone} {...notice} />;
}
