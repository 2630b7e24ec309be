import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Link, paths, usePage } from '@tulia/platform';
import { Button, ButtonRow, Container, Lead, LinkButton, Seal } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { firstName } from '../lib/first-name.ts';
import { BeforeYouCome } from '../lib/ticket/before-you-come.tsx';
import { mayStillChange } from '../lib/ticket/may-still-change.ts';
import { TicketActions } from '../lib/ticket/ticket-actions.tsx';
import { TicketCard } from '../lib/ticket/ticket-card.tsx';
import { useKeepTicket } from '../lib/ticket/use-keep-ticket.ts';
import { visitSentence } from '../lib/ticket/visit-sentence.ts';
import { useNewPage } from '../lib/use-new-page.ts';
import * as s from './booking-pages.module.css';

interface BookedViewProps {
	readonly ticket: Ticket;
	readonly onAnother: () => void;
}

/** The success state of the schedule page. */
export function BookedView({ ticket, onAnother }: BookedViewProps): ReactNode {
	usePage({ title: 'Appointment confirmed' });
	useNewPage(true);
	const [now] = useState(() => new Date());
	useKeepTicket(ticket, now);
	return (
		<Container width="ticket">
			<div className={s.success}>
				<Seal />
				<div className={s.successWords}>
					<h1 tabIndex={-1}>Appointment Confirmed!</h1>
					<Lead>
						Well done, {firstName(ticket.name)}. This is your ticket. We also send it to your email, and you find it
						under <Link to={paths.appointments()}>My appointments</Link>.
					</Lead>
				</div>
			</div>
			<TicketCard ticket={ticket} />
			<p className={s.sentence}>{visitSentence(ticket)}</p>
			<TicketActions ticket={ticket} />
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
