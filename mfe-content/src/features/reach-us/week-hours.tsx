import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, doorAt, groupHours } from '@tulia/platform';
import type { ReactNode } from 'react';
import { DoorLine } from '../../lib/door-line.tsx';
import { useNow } from '../../lib/use-now.ts';
import * as s from './week-hours.module.css';

type WeekHoursProps = Pick<PublicProfile, 'openingHours' | 'timeZone' | 'closedDays'>;

/**
 * The week's hours, and whether the door is open. The shell's `boot/clock-words.ts` marks today's row before the application
 * is there.
 */
export function WeekHours({ openingHours, ...centre }: WeekHoursProps): ReactNode {
	const now = useNow();
	const door = now && doorAt({ openingHours, ...centre }, now);
	return (
		<>
			<DoorLine says="now" door={door} />
			<dl className={s.hours}>
				{groupHours(openingHours).map(({ days, opens, closes }, row) => {
					const isNow = door?.isOpen === true && door.row === row;
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
