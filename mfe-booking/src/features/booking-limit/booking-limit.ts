import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { upcomingLimits } from '@tulia/contracts/appointment/upcoming-limits';
import { isUpcoming } from '../../lib/ticket/is-upcoming.ts';

/** How many visits somebody may hold, and holds. */
export interface BookingLimit {
	readonly emailVerified: boolean;
	readonly most: number;
	readonly held: number;
}

/** The rule the server applies to a booking (rule 4), on what the browser has read. */
export function bookingLimit(emailVerified: boolean, tickets: readonly Ticket[], now: Date): BookingLimit {
	const held = tickets.filter((ticket) => isUpcoming(ticket, now)).length;
	return { emailVerified, most: emailVerified ? upcomingLimits.verified : upcomingLimits.unverified, held };
}

export const isReached = ({ held, most }: BookingLimit): boolean => held >= most;
