import { shortDay } from '@tulia/centre/date-words';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';
import type { ReactNode } from 'react';
import { FocusedNotice } from '../../lib/focused-notice.tsx';
import { PhoneLink } from '../../lib/phone-link.tsx';
import * as s from './change-visit.module.css';

export interface CancelledFollowingProps {
	readonly outcomes: readonly SeriesOutcome[];
	readonly phone: string | undefined;
}

const dates = (outcomes: readonly SeriesOutcome[]): string =>
	outcomes.map(({ date, time }) => `${shortDay(date)}, ${time}`).join('; ');

/** Lists which visits are cancelled, and which remain and need a call. The list takes the focus. */
export function CancelledFollowing({ outcomes, phone }: CancelledFollowingProps): ReactNode {
	const done = outcomes.filter(({ state }) => state === 'done');
	const stay = outcomes.filter(({ state }) => state !== 'done');
	return (
		<div className={s.changed}>
			<FocusedNotice tone={stay.length === 0 ? 'good' : 'warm'}>
				{done.length === 0 ? 'No visit is cancelled. ' : `Cancelled: ${dates(done)}. We confirm it in one message. `}
				{stay.length === 0 ? null : (
					<>
						Still booked: {dates(stay)}. To cancel {stay.length === 1 ? 'it' : 'them'}, call us
						{phone === undefined ? '.' : ' on '}
						{phone === undefined ? null : (
							<>
								<PhoneLink phone={phone} />.
							</>
						)}
					</>
				)}
			</FocusedNotice>
		</div>
	);
}
