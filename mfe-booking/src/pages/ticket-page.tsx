import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Link, paths, refusalIn, useGetProfileQuery, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, Container, EmptyPanel, LinkButton, PageHeading, Skeleton } from '@tulia/ui';
import { StatusPill } from '@tulia/ui/booking';
import { type ReactNode, useState } from 'react';
import { useGetMyAppointmentQuery } from '../api/appointments-api.ts';
import { BeforeYouCome } from '../lib/ticket/before-you-come.tsx';
import { isUpcoming } from '../lib/ticket/is-upcoming.ts';
import { TicketActions } from '../lib/ticket/ticket-actions.tsx';
import { TicketCard } from '../lib/ticket/ticket-card.tsx';
import { visitSentence } from '../lib/ticket/visit-sentence.ts';
import * as s from './booking-pages.module.css';

/** A number that is somebody else's, that does not exist, or that is no ticket number at all. */
const NOT_HERE: ReadonlySet<string | undefined> = new Set(['not_found', 'invalid_request']);

const NoSuchTicket = (): ReactNode => (
	<EmptyPanel
		title="There is no such ticket here"
		headingLevel="h2"
		action={
			<LinkButton component={Link} variant="secondary" to={paths.appointments()}>
				See my appointments
			</LinkButton>
		}
	>
		<p>Check the number, or log in with the account that booked it.</p>
	</EmptyPanel>
);

function OneTicket({ ticket }: { readonly ticket: Ticket }): ReactNode {
	const [now] = useState(() => new Date());
	return (
		<>
			<TicketCard ticket={ticket} />
			<p className={s.sentence}>{visitSentence(ticket)}</p>
			{isUpcoming(ticket, now) ? (
				<>
					<TicketActions ticket={ticket} />
					<BeforeYouCome ticket={ticket} now={now} />
				</>
			) : (
				<p className={s.status}>
					<StatusPill status={ticket.status} />
				</p>
			)}
		</>
	);
}

/** `/appointments/{ticketNumber}`: one ticket, to show, print or keep. */
export function TicketPage(): ReactNode {
	usePage({ title: 'Your ticket' });
	const { ticketNumber = '' } = useParams();
	const query = useGetMyAppointmentQuery({ ticketNumber: ticketNumber.toUpperCase() });
	const phone = useGetProfileQuery().data?.phones.main;
	if (NOT_HERE.has(refusalIn(query.error))) {
		return (
			<Container width="ticket">
				<PageHeading>Your ticket</PageHeading>
				<div className={s.body}>
					<NoSuchTicket />
				</div>
			</Container>
		);
	}
	return (
		<Container width="ticket">
			<PageHeading lead="Show it at the front desk, on your phone or on paper.">Your ticket</PageHeading>
			<AsyncBlock
				query={query}
				headingLevel="h2"
				loading="Loading your ticket"
				skeleton={<Skeleton shape="block" />}
				failed={{ title: 'We could not load your ticket', phone, busyLabel: 'Loading…' }}
			>
				{(ticket) => <OneTicket ticket={ticket} />}
			</AsyncBlock>
			<div className={s.onwards}>
				<LinkButton component={Link} variant="quiet" to={paths.appointments()}>
					My appointments
				</LinkButton>
			</div>
		</Container>
	);
}
