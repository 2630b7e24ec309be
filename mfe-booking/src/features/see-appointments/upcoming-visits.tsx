import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { TicketActions } from '../../lib/ticket/ticket-actions.tsx';
import { TicketCard } from '../../lib/ticket/ticket-card.tsx';
import * as s from './see-appointments.module.css';
import { VisitRows } from './visit-rows.tsx';

/** The next visit as its ticket, and those after it. */
export function UpcomingVisits({ visits: [next, ...later] }: { readonly visits: readonly Ticket[] }): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	if (!next) return null;
	return (
		<>
			<VisuallyHidden as="h2">Next visit</VisuallyHidden>
			<TicketCard ticket={next} />
			<TicketActions ticket={next} small />
			{phone ? (
				<p className={s.change}>
					Need to change it? Call <PhoneLink phone={phone} /> and we will find another time.
				</p>
			) : null}
			{later.length > 0 ? (
				<section className={s.part}>
					<h2 className={s.partTitle}>After that</h2>
					<VisitRows visits={later} />
				</section>
			) : null}
		</>
	);
}
