import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, groupHours } from '@tulia/platform';
import { classNames } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { doorAt } from './door.ts';
import * as s from './hours-table.module.css';

type HoursTableProps = Pick<CentreProfile, 'openingHours' | 'timeZone'>;

/** The week's hours, and whether the door is open: only a browser knows what time it is, so that line's place is kept for it. */
export function HoursTable({ openingHours, timeZone }: HoursTableProps): ReactNode {
	const now = useNow();
	const door = now && doorAt({ openingHours, timeZone }, now);
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
			<table className={s.hours} aria-label="Opening hours">
				<tbody>
					{groupHours(openingHours).map(({ days, opens, closes }, row) => {
						const isNow = door?.isOpen === true && door.row === row;
						return (
							<tr key={days} className={isNow ? s.now : undefined}>
								<th scope="row">
									{days}
									{isNow ? <span className={s.mark}> (open now)</span> : null}
								</th>
								<td>{opens && closes ? `${clockTime(opens)} – ${clockTime(closes)}` : 'Closed'}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
			<p className={s.zone}>All times are Nairobi time (EAT).</p>
		</>
	);
}
