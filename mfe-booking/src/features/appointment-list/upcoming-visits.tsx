import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { seriesWords } from '../../lib/ticket/series-words.ts';
import { TicketActions } from '../../lib/ticket/ticket-actions.tsx';
import { TicketCard } from '../../lib/ticket/ticket-card.tsx';
import * as s from './see-appointments.module.css';
import { VisitRows } from './visit-rows.tsx';

interface UpcomingVisitsProps {
	readonly visits: readonly Ticket[];
	/** The actions for the next visit, below its ticket. */
	readonly changeNext: (next: Ticket) => ReactNode;
}

/** The next visit as its ticket, and the later ones as rows. */
export function UpcomingVisits({ visits: [next, ...later], changeNext }: UpcomingVisitsProps): ReactNode {
	if (!next) return null;
	const place = seriesWords(next);
	return (
		<>
			<VisuallyHidden as="h2">Next visit</VisuallyHidden>
			{place === undefined ? null : <p className={s.change}>{place} of a series</p>}
			<TicketCard ticket={next} />
			<TicketActions ticket={next} small />
			{changeNext(next)}
			{later.length > 0 ? (
				<section className={s.part}>
					<h2 className={s.partTitle}>After that</h2>
					<p className={s.change}>Open a ticket to see it, or to move or cancel the visit.</p>
					<VisitRows visits={later} />
				</section>
			) : null}
		</>
	);
}
