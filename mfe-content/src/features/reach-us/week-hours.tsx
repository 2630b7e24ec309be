import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, groupHours } from '@tulia/platform';
import { classNames } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { doorAt } from './door.ts';
import * as s from './week-hours.module.css';

type WeekHoursProps = Pick<PublicProfile, 'openingHours' | 'timeZone' | 'closedDays'>;

/** The week's hours, and whether the door is open: only a browser knows what time it is, so that line's place is kept for it. */
export function WeekHours({ openingHours, ...centre }: WeekHoursProps): ReactNode {
	const now = useNow();
	const door = now && doorAt({ openingHours, ...centre }, now);
	return (
		<>
			<p className={s.line}>
				{door ? (
					<>
						<span className={classNames(s.dot, door.isOpen && s.open)} aria-hidden="true" />
						{door.text}
					</>
				) : null}
			</p>
			<dl>
				{groupHours(openingHours).map(({ days, opens, closes }, row) => {
					const isNow = door?.isOpen === true && door.row === row;
					return (
						<div key={days} className={classNames(s.row, isNow && s.now)}>
							<dt>
								{days}
								{isNow ? <span className={s.mark}> (open now)</span> : null}
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
