import { usePage } from '@tulia/platform';
import { Container, Lead, Skeleton } from '@tulia/ui';
import type { ReactNode } from 'react';
import { TicketHeading } from '../lib/ticket/ticket-heading.tsx';
import { VisitsSkeleton } from '../lib/visits-skeleton.tsx';
import * as s from './booking-pages.module.css';

/** `/appointments` before the session is known. */
export function AppointmentsSkeleton(): ReactNode {
	usePage({ title: 'My appointments' });
	return (
		<Container width="ticket">
			<div className={s.head}>
				<h1 tabIndex={-1}>
					<span lang="sw">Karibu</span>
				</h1>
				<Lead>Your visits.</Lead>
			</div>
			<div className={s.body}>
				<VisitsSkeleton />
			</div>
		</Container>
	);
}

/** `/appointments/{ticketNumber}` before the session is known. */
export function TicketSkeleton(): ReactNode {
	usePage({ title: 'Your ticket' });
	return (
		<Container width="ticket">
			<TicketHeading />
			<Skeleton shape="block" />
		</Container>
	);
}
