import { shortDate } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Link, paths } from '@tulia/platform';
import { StatusPill } from '@tulia/ui/booking';
import type { ReactNode } from 'react';
import { PsychologistLink } from '../../lib/psychologist-link.tsx';
import { seriesWords } from '../../lib/ticket/series-words.ts';
import * as s from './see-appointments.module.css';

interface VisitRowsProps {
	readonly visits: readonly Ticket[];
	readonly action?: (visit: Ticket) => ReactNode;
}

/** Visits as rows, each with a link to its ticket. */
export const VisitRows = ({ visits, action }: VisitRowsProps): ReactNode => (
	<ul className={s.rows}>
		{visits.map((visit) => (
			<VisitRow key={visit.ticketNumber} visit={visit}>
				{action?.(visit)}
			</VisitRow>
		))}
	</ul>
);

interface VisitRowProps {
	readonly visit: Ticket;
	readonly children: ReactNode;
}

function VisitRow({ visit, children }: VisitRowProps): ReactNode {
	const { ticketNumber, date, time, service, status } = visit;
	const place = seriesWords(visit);
	return (
		<li className={s.row}>
			<div>
				<b>{shortDate(date)}</b>
				<p className={s.small}>{time}</p>
			</div>
			<div>
				{service}
				<p className={s.small}>
					<PsychologistLink ticket={visit} />
				</p>
				{place === undefined ? null : <p className={s.small}>{place}</p>}
			</div>
			<Link to={paths.appointment(ticketNumber)} className={s.number}>
				{ticketNumber}
			</Link>
			<div>
				<StatusPill status={status} />
			</div>
			{children ? <div className={s.rowAction}>{children}</div> : null}
		</li>
	);
}
