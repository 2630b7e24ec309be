import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { upcomingLimits } from '@tulia/contracts/appointment/upcoming-limits';
import { isUpcoming } from '../../lib/ticket/is-upcoming.ts';

/** The booking limit of a client, and how many upcoming visits they have. */
export interface BookingLimit {
	readonly emailVerified: boolean;
	readonly most: number;
	readonly held: number;
}

/** The server's rule for bookings (rule 4), applied to the data in the browser. */
export function bookingLimit(emailVerified: boolean, tickets: readonly Ticket[], now: Date): BookingLimit {
	const held = tickets.filter((ticket) => isUpcoming(ticket, now)).length;
	return { emailVerified, most: emailVerified ? upcomingLimits.verified : upcomingLimits.unverified, held };
}

export const isReached = ({ held, most }: BookingLimit): boolean => held >= most;
