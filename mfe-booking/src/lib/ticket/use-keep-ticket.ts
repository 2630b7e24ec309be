import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useSessionUser } from '@tulia/platform';
import { useEffect } from 'react';
import { isUpcoming } from './is-upcoming.ts';
import { forgetTicket, savedTicket, saveTicket } from './saved-ticket.ts';

/** Keeps the ticket on screen for where there is no network, and forgets it once its visit will not take place. */
export function useKeepTicket(ticket: Ticket | undefined, now: Date): void {
	const userId = useSessionUser()?.id;
	useEffect(() => {
		if (!ticket || userId === undefined) return;
		if (isUpcoming(ticket, now)) saveTicket(userId, ticket);
		else if (savedTicket(userId, now)?.ticketNumber === ticket.ticketNumber) forgetTicket();
	}, [ticket, userId, now]);
}
