import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Link, paths } from '@tulia/platform';
import { StatusPill } from '@tulia/ui/booking';
import type { ReactNode } from 'react';
import { dateWithYear } from './date-words.ts';
import * as s from './see-appointments.module.css';

/** Visits one under the other, each with its number, which leads to its ticket. */
export const VisitRows = ({ visits }: { readonly visits: readonly Ticket[] }): ReactNode => (
	<ul className={s.rows}>
		{visits.map(({ ticketNumber, date, time, service, psychologist, status }) => (
			<li key={ticketNumber} className={s.row}>
				<div>
					<b>{dateWithYear(date)}</b>
					<p className={s.small}>{time}</p>
				</div>
				<div>
					{service}
					<p className={s.small}>{psychologist}</p>
				</div>
				<Link to={paths.appointment(ticketNumber)} className={s.number}>
					{ticketNumber}
				</Link>
				<div>
					<StatusPill status={status} />
				</div>
			</li>
		))}
	</ul>
);
