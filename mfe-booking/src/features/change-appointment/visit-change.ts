import { shortDay } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** What became of a visit, and its ticket as it stands now. */
export interface VisitChange {
	readonly kind: 'moved' | 'cancelled';
	readonly ticket: Ticket;
}

/** What to say of it. */
export function changeWords({ kind, ticket: { date, time, psychologist } }: VisitChange): string {
	const dayAndTime = `${shortDay(date)}, ${time}`;
	switch (kind) {
		case 'moved':
			return `Your visit is now on ${dayAndTime} with ${psychologist}. The ticket number stays the same. We send the new time to your email.`;
		case 'cancelled':
			return `Your visit on ${dayAndTime} is cancelled. We confirm it by email. You can book again whenever you are ready.`;
	}
}
