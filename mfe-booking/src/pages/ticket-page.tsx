import type { Ticket } from '@tulia/contracts/appointment/schemas';
import {
	Link,
	paths,
	refusalIn,
	useGetAccountQuery,
	useGetProfileQuery,
	useOpenedAt,
	usePage,
	useParams,
	useSessionUser,
} from '@tulia/platform';
import { AsyncBlock, type AsyncQuery, Container, EmptyPanel, LinkButton, PageHeading, Skeleton } from '@tulia/ui';
import { StatusPill } from '@tulia/ui/booking';
import { type ReactNode, useEffect, useState } from 'react';
import { useGetMyAppointmentQuery } from '../api/appointments-api.ts';
import { ChangeVisit } from '../features/change-appointment/change-visit.tsx';
import { ChangedNotice } from '../features/change-appointment/changed-notice.tsx';
import type { VisitChange } from '../features/change-appointment/visit-change.ts';
import { KeepTicket } from '../features/keep-ticket/keep-ticket.tsx';
import { SavedVisits } from '../features/saved-visits/saved-visits.tsx';
import { AskEarlier } from '../features/waiting-list/waiting-parts.ts';
import { BookAgain } from '../lib/book-again.tsx';
import { WhereItIsSent } from '../lib/reach/reach-parts.ts';
import { BeforeYouCome } from '../lib/ticket/before-you-come.tsx';
import { isUpcoming } from '../lib/ticket/is-upcoming.ts';
import { type SavedCopy, savedFor } from '../lib/ticket/saved-ticket.ts';
import { seriesWords } from '../lib/ticket/series-words.ts';
import { TicketActions } from '../lib/ticket/ticket-actions.tsx';
import { TicketCard } from '../lib/ticket/ticket-card.tsx';
import { TicketHeading } from '../lib/ticket/ticket-heading.tsx';
import { useIsUnanswered } from '../lib/ticket/use-is-unanswered.ts';
import { useKeepTicket } from '../lib/ticket/use-keep-ticket.ts';
import { usePolling } from '../lib/ticket/use-polling.ts';
import { visitSentence } from '../lib/ticket/visit-sentence.ts';
import * as s from './booking-pages.module.css';

/** The number belongs to another client, does not exist, or is invalid. */
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

/** The sentence for a visit that is not upcoming. */
function endWords({ status }: Ticket): string {
	switch (status) {
		case 'cancelled':
			return 'This visit was cancelled, and its ticket is no longer valid. You can book again whenever you are ready.';
		case 'attended':
			return 'You came to this visit. Asante.';
		case 'missed':
			return 'We missed you. That happens. You can book again whenever you are ready.';
		case 'confirmed':
			return 'The time of this visit is over.';
	}
}

const OverVisit = ({ ticket }: { readonly ticket: Ticket }): ReactNode => (
	<div className={s.over}>
		<StatusPill status={ticket.status} />
		<p>{endWords(ticket)}</p>
		<BookAgain ticket={ticket} isNext={ticket.status === 'attended'} />
	</div>
);

interface OneTicketProps {
	readonly ticket: Ticket;
	readonly now: Date;
}

function OneTicket({ ticket, now }: OneTicketProps): ReactNode {
	const [change, setChange] = useState<VisitChange | undefined>(undefined);
	useKeepTicket(ticket, now);
	const place = seriesWords(ticket);
	return (
		<>
			<ChangedNotice change={change} />
			<TicketCard ticket={ticket} />
			{isUpcoming(ticket, now) ? <WhereItIsSent /> : null}
			<p className={s.sentence}>{visitSentence(ticket)}</p>
			{place === undefined ? null : (
				<p className={s.sentence}>
					{place} that were booked together. <Link to={paths.appointments()}>See them all</Link>.
				</p>
			)}
			{isUpcoming(ticket, now) ? (
				<>
					<div className={s.about}>
						<TicketActions ticket={ticket} />
						<KeepTicket ticket={ticket} now={now} />
						<BeforeYouCome ticket={ticket} now={now} />
					</div>
					<section className={s.plans}>
						<h2 className={s.plansTitle}>If your plans change</h2>
						<ChangeVisit ticket={ticket} now={now} headingLevel="h3" onChanged={setChange} />
						<AskEarlier ticket={ticket} now={now} />
					</section>
				</>
			) : (
				<OverVisit ticket={ticket} />
			)}
		</>
	);
}

/** The saved copy of a ticket, for when nothing newer can be loaded. */
function useSavedTicket(ticketNumber: string, isWanted: boolean, now: Date): SavedCopy | undefined {
	const userId = useSessionUser()?.id;
	if (!isWanted) return undefined;
	return savedFor(userId, now).find(({ ticket }) => ticket.ticketNumber === ticketNumber);
}

/** `/appointments/{ticketNumber}`: one ticket, to show, print or save. */
export function TicketPage(): ReactNode {
	usePage({ title: 'Your ticket' });
	const ticketNumber = (useParams().ticketNumber ?? '').toUpperCase();
	// Without a session nothing can be requested, so only tickets saved by choice are shown.
	const isVisitor = useSessionUser() === undefined;
	const query = useGetMyAppointmentQuery({ ticketNumber }, { skip: isVisitor });
	const now = useOpenedAt();
	const isUnanswered = useIsUnanswered(query);
	const saved = useSavedTicket(ticketNumber, isVisitor || isUnanswered, now);
	usePolling(saved !== undefined && !isVisitor, query.refetch);
	useEffect(WhereItIsSent.prefetch, []);
	const isAccountAwaited = useIsAccountAwaited(isVisitor);
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
	if (saved) return <SavedVisits next={saved} title="Your ticket" now={now} />;
	return <LoadedTicket query={isAccountAwaited ? withheld(query) : query} now={now} />;
}

/**
 * Whether the account, requested in parallel with the ticket, may still respond soon: its message is above buttons, and
 * would shift them.
 */
function useIsAccountAwaited(isVisitor: boolean): boolean {
	const query = useGetAccountQuery(undefined, { skip: isVisitor });
	const isUnanswered = useIsUnanswered(query);
	return query.data === undefined && !isUnanswered;
}

/** Presents a finished query as pending; a failed one stays failed. */
const withheld = <T,>(query: AsyncQuery<T>): AsyncQuery<T> =>
	query.data === undefined ? query : { ...query, data: undefined, isLoading: true, isError: false };

interface LoadedTicketProps {
	readonly query: AsyncQuery<Ticket>;
	readonly now: Date;
}

function LoadedTicket({ query, now }: LoadedTicketProps): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	const isOver = query.data !== undefined && !isUpcoming(query.data, now);
	return (
		<Container width="ticket">
			<TicketHeading isOver={isOver} />
			<AsyncBlock
				query={query}
				headingLevel="h2"
				loading="Loading your ticket"
				skeleton={<Skeleton shape="block" />}
				failed={{ title: 'We could not load your ticket', phone, busyLabel: 'Loading…' }}
			>
				{(ticket) => <OneTicket ticket={ticket} now={now} />}
			</AsyncBlock>
			<div className={s.onwards}>
				<LinkButton component={Link} variant="quiet" to={paths.appointments()}>
					My appointments
				</LinkButton>
			</div>
		</Container>
	);
}
