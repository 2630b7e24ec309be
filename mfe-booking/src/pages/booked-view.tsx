import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Link, paths, useOpenedAt, usePage } from '@tulia/platform';
import { Button, ButtonRow, Container, Lead, LinkButton, Seal } from '@tulia/ui';
import type { ReactNode } from 'react';
import { KeepTicket } from '../features/keep-ticket/keep-ticket.tsx';
import { CareUntilVisit } from '../lib/care/care-until-visit.tsx';
import { firstName } from '../lib/first-name.ts';
import { WhereItIsSent } from '../lib/reach/reach-parts.ts';
import { BeforeYouCome } from '../lib/ticket/before-you-come.tsx';
import { mayStillChange } from '../lib/ticket/may-still-change.ts';
import { TicketActions } from '../lib/ticket/ticket-actions.tsx';
import { TicketCard } from '../lib/ticket/ticket-card.tsx';
import { useKeepTicket } from '../lib/ticket/use-keep-ticket.ts';
import { visitSentence } from '../lib/ticket/visit-sentence.ts';
import { useFocusNewPage } from '../lib/use-focus-new-page.ts';
import * as s from './booking-pages.module.css';

interface BookedViewProps {
	readonly ticket: Ticket;
	/**
	 * The note contained words of crisis: crisis lines come before the ticket. In the memory of this page only, stored
	 * nowhere.
	 */
	readonly isHeavy: boolean;
	readonly onAnother: () => void;
}

/** The success state of the schedule page. */
export function BookedView({ ticket, isHeavy, onAnother }: BookedViewProps): ReactNode {
	usePage({ title: 'Appointment confirmed' });
	useFocusNewPage(true);
	const now = useOpenedAt();
	useKeepTicket(ticket, now);
	return (
		<Container width="ticket">
			<div className={s.success}>
				<Seal />
				<div className={s.successWords}>
					<h1 tabIndex={-1}>Appointment Confirmed!</h1>
					<Lead>
						Thank you, {firstName(ticket.name)}. This is your ticket. You also find it under{' '}
						<Link to={paths.appointments()}>My appointments</Link>.
					</Lead>
				</div>
			</div>
			{isHeavy ? (
				<div className={s.care}>
					<CareUntilVisit ticket={ticket} />
				</div>
			) : null}
			<TicketCard ticket={ticket} />
			<WhereItIsSent />
			<p className={s.sentence}>{visitSentence(ticket)}</p>
			<TicketActions ticket={ticket} />
			<KeepTicket ticket={ticket} now={now} />
			<BeforeYouCome ticket={ticket} now={now} />
			{mayStillChange(ticket, now) ? (
				<p className={s.sentence}>
					Plans change. <Link to={paths.appointment(ticket.ticketNumber)}>Open your ticket</Link> to move or cancel this
					visit, free of charge, until 24 hours before.
				</p>
			) : null}
			<div className={s.onwards}>
				<ButtonRow>
					<Button variant="quiet" onClick={onAnother}>
						Schedule Another Meeting
					</Button>
					<LinkButton component={Link} variant="quiet" to={paths.home()}>
						Back to Home
					</LinkButton>
				</ButtonRow>
			</div>
		</Container>
	);
}
