import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { cacheTicketPages, useSessionUser } from '@tulia/platform';
import { useEffect } from 'react';
import { isUpcoming } from './is-upcoming.ts';
import { rememberTicket } from './saved-ticket.ts';

/** Saves the tickets on screen, and has their pages cached, for use without network. Past ones are deleted. */
export function useKeepTickets(tickets: readonly Ticket[] | undefined, now: Date): void {
	const userId = useSessionUser()?.id;
	useEffect(() => {
		if (!tickets || userId === undefined) return;
		for (const ticket of tickets) rememberTicket(userId, ticket, now);
		if (tickets.some((ticket) => isUpcoming(ticket, now))) cacheTicketPages();
	}, [tickets, userId, now]);
}

/** `useKeepTickets` for a single ticket. */
export function useKeepTicket(ticket: Ticket | undefined, now: Date): void {
	const userId = useSessionUser()?.id;
	useEffect(() => {
		if (!ticket || userId === undefined) return;
		rememberTicket(userId, ticket, now);
		if (isUpcoming(ticket, now)) cacheTicketPages();
	}, [ticket, userId, now]);
}
