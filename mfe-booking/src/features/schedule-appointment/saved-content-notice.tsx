import { useGetProfileQuery } from '@tulia/platform';
import { Button, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../lib/phone-link.tsx';
import * as s from './schedule-appointment.module.css';

interface SavedContentNoticeProps {
	/** What could not be loaded, and what is shown instead. */
	readonly children: string;
	readonly isRetrying: boolean;
	readonly onRetry: () => void;
}

/** Says that something did not load and what that means; offers to try again, and the phone. */
export function SavedContentNotice({ children, isRetrying, onRetry }: SavedContentNoticeProps): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	return (
		<Notice tone="quiet" role="status">
			<p>
				{children}
				{phone ? (
					<>
						{' Try again, or call '}
						<PhoneLink phone={phone} />.
					</>
				) : null}
			</p>
			<div className={s.retry}>
				<Button variant="secondary" size="sm" busy={isRetrying} busyLabel="Trying…" onClick={onRetry}>
					Try again
				</Button>
			</div>
		</Notice>
	);
}
