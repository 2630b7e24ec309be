import type { ReactNode } from 'react';
import { FocusedNotice } from '../../lib/focused-notice.tsx';
import * as s from './change-visit.module.css';
import { changeWords, type VisitChange } from './visit-change.ts';

/** Says what was changed, in the place of what was open, and takes its focus. */
export const ChangedNotice = ({ change }: { readonly change: VisitChange | undefined }): ReactNode =>
	change === undefined ? null : (
		<div className={s.changed}>
			<FocusedNotice key={`${change.kind} ${change.ticket.ticketNumber} ${change.ticket.version}`} tone="good">
				{changeWords(change)}
			</FocusedNotice>
		</div>
	);
