import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { isUpcoming } from '../../lib/ticket/is-upcoming.ts';

export interface AppointmentGroups {
	/** Confirmed and not over yet, soonest first. */
	readonly upcoming: readonly Ticket[];
	/** Everything else, latest first: attended, missed, cancelled, or over without an outcome. */
	readonly past: readonly Ticket[];
}

/** Splits tickets into upcoming and past. `tickets` are sorted soonest first, as the API lists them. */
export const groupAppointments = (tickets: readonly Ticket[], now: Date): AppointmentGroups => ({
	upcoming: tickets.filter((ticket) => isUpcoming(ticket, now)),
	past: tickets.filter((ticket) => !isUpcoming(ticket, now)).reverse(),
});
