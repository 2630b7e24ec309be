import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { isUpcoming } from '../../lib/ticket/is-upcoming.ts';

export interface AppointmentGroups {
	/** Confirmed and not over yet, soonest first. */
	readonly upcoming: readonly Ticket[];
	/** Everything else, latest first: attended, missed, cancelled, or over without a word yet. */
	readonly past: readonly Ticket[];
}

/** Parts what is still to come from what is behind. `tickets` come soonest first, as the API lists them. */
export const groupAppointments = (tickets: readonly Ticket[], now: Date): AppointmentGroups => ({
	upcoming: tickets.filter((ticket) => isUpcoming(ticket, now)),
	past: tickets.filter((ticket) => !isUpcoming(ticket, now)).reverse(),
});
