import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, groupHours, openingStatusAt } from '@tulia/platform';
import type { ReactNode } from 'react';
import { OpeningStatusLine } from '../../lib/time/opening-status-line.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import * as s from './week-hours.module.css';

type WeekHoursProps = Pick<PublicProfile, 'openingHours' | 'timeZone' | 'closedDays'>;

/**
 * The week's hours, and the opening status. Before hydration the shell's `boot/time-dependent-text.ts` marks today's
 * row.
 */
export function WeekHours({ openingHours, ...centre }: WeekHoursProps): ReactNode {
	const now = useNow();
	const status = now && openingStatusAt({ openingHours, ...centre }, now);
	return (
		<>
			<OpeningStatusLine says="now" status={status} />
			<dl className={s.hours}>
				{groupHours(openingHours).map(({ days, opens, closes }, row) => {
					const isNow = status?.isOpen === true && status.row === row;
					return (
						<div key={days} className={s.row} data-hours={row} data-now={isNow || undefined} suppressHydrationWarning>
							<dt>
								{days}
								<span className={s.mark} hidden={!isNow} suppressHydrationWarning>
									{' '}
									(open now)
								</span>
							</dt>
							<dd>{opens && closes ? `${clockTime(opens)} – ${clockTime(closes)}` : 'Closed'}</dd>
						</div>
					);
				})}
			</dl>
			<p className={s.zone}>All times are Nairobi time (EAT).</p>
		</>
	);
}
