import { useGetProfileQuery } from '@tulia/platform';
import type { ReactNode } from 'react';
import { CareAfterCancelling } from '../../lib/care/care-after-cancelling.tsx';
import { FocusedNotice } from '../../lib/focused-notice.tsx';
import { useNoticeChannel } from '../../lib/reach/use-notice-channel.ts';
import { CancelledFollowing } from './cancel-following-part.ts';
import * as s from './change-visit.module.css';
import { changeWords, type VisitChange } from './visit-change.ts';

/** Announces the change, replaces the panel and takes its focus. */
export function ChangedNotice({ change }: { readonly change: VisitChange | undefined }): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	if (change === undefined) return null;
	return (
		<>
			<Changed change={change} phone={phone} />
			{change.isHeavy ? (
				<div className={s.changed}>
					<CareAfterCancelling />
				</div>
			) : null}
		</>
	);
}

interface ChangedProps {
	readonly change: VisitChange;
	readonly phone: string | undefined;
}

function Changed({ change, phone }: ChangedProps): ReactNode {
	const by = useNoticeChannel();
	const key = `${change.kind} ${change.ticket.ticketNumber} ${change.ticket.version}`;
	if (change.kind === 'following') return <CancelledFollowing key={key} outcomes={change.outcomes} phone={phone} />;
	return (
		<div className={s.changed}>
			<FocusedNotice key={key} tone="good">
				{changeWords(change, by)}
			</FocusedNotice>
		</div>
	);
}
