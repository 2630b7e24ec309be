import { useSessionUser } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { savedTicket } from './saved-ticket.ts';
import { TicketCard } from './ticket-card.tsx';
import * as s from './ticket-parts.module.css';
import { visitSentence } from './visit-sentence.ts';

interface SavedTicketProps {
	/** Nothing newer could be loaded. */
	readonly isWanted: boolean;
	/** Only this one; without a number, whichever was kept. */
	readonly ticketNumber?: string;
	readonly now: Date;
}

/** The ticket this browser kept, labelled as such, above what says that nothing newer could be loaded. */
export function SavedTicket({ isWanted, ticketNumber, now }: SavedTicketProps): ReactNode {
	const userId = useSessionUser()?.id ?? '';
	const ticket = isWanted ? savedTicket(userId, now) : undefined;
	if (!ticket || (ticketNumber !== undefined && ticket.ticketNumber !== ticketNumber)) return null;
	return (
		<div className={s.saved}>
			<div className={s.savedNotice}>
				<Notice tone="quiet" role="status">
					This is the ticket as you last saw it on this device. If the visit was moved or cancelled since, your email
					says so.
				</Notice>
			</div>
			<TicketCard ticket={ticket} />
			<p className={s.savedWords}>{visitSentence(ticket)}</p>
		</div>
	);
}
