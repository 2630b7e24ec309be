import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, doorAt, groupHours } from '@tulia/platform';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import * as s from './week-hours.module.css';

type WeekHoursProps = Pick<PublicProfile, 'openingHours' | 'timeZone' | 'closedDays'>;

/**
 * The week's hours, and whether the door is open: only a browser knows what time it is, so that line's place is kept for it.
 * Before the application is there the shell's `boot/clock-words.ts` fills it in.
 */
export function WeekHours({ openingHours, ...centre }: WeekHoursProps): ReactNode {
	const now = useNow();
	const door = now && doorAt({ openingHours, ...centre }, now);
	return (
		<>
			<p
				className={s.line}
				data-door={door && (door.isOpen ? 'open' : 'closed')}
				data-says="now"
				suppressHydrationWarning
			>
				<span className={s.dot} aria-hidden="true" />
				<span suppressHydrationWarning>{door?.text ?? ''}</span>
			</p>
			<dl>
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
