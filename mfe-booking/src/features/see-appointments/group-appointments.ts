import type { Ticket } from '@tulia/contracts/appointment/schemas';

export interface AppointmentGroups {
	/** Confirmed and not over yet, soonest first. */
	readonly upcoming: readonly Ticket[];
	/** Everything else, latest first: attended, missed, cancelled, or over without a word yet. */
	readonly past: readonly Ticket[];
}

const isUpcoming = ({ status, endsAt }: Ticket, now: Date): boolean =>
	status === 'confirmed' && Date.parse(endsAt) > now.getTime();

/** Parts what is still to come from what is behind. `tickets` come soonest first, as the API lists them. */
export const groupAppointments = (tickets: readonly Ticket[], now: Date): AppointmentGroups => ({
	upcoming: tickets.filter((ticket) => isUpcoming(ticket, now)),
	past: tickets.filter((ticket) => !isUpcoming(ticket, now)).reverse(),
});
