import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export interface SavedContentNoticeProps {
	/** What could not be loaded, and what that means. Default: that saved content is shown. */
	readonly children?: ReactNode;
	/** The centre's number, where it is loaded. */
	readonly phone?: string | undefined;
	readonly isRetrying: boolean;
	readonly onRetry: () => unknown;
}

/** Shown above saved or stale content when the API did not answer; offers a retry (rule 3). */
export const SavedContentNotice = ({
	children = 'We could not load the latest version. Showing saved content.',
	phone,
	isRetrying,
	onRetry,
}: SavedContentNoticeProps) => (
	<Notice
		tone="quiet"
		role="status"
		action={
			<Button variant="quiet" size="sm" flush busy={isRetrying} busyLabel="Trying again…" onClick={onRetry}>
				Retry
			</Button>
		}
	>
		<p>
			{children}
			{phone === undefined ? null : (
				<>
					{' You can also call '}
					<a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
				</>
			)}
		</p>
	</Notice>
);
