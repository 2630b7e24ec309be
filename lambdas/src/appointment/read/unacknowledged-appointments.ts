import { type Refused, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';

/** Refuses a change until staff have acknowledged these appointments, and names them. */
export const refuseUnacknowledged = (unseen: readonly Appointment[], detail?: string): Refused<'bookings_unseen'> =>
	refuse('bookings_unseen', {
		...(detail === undefined ? {} : { detail }),
		affected: unseen.map(({ id, ticketNumber, startAt }) => ({ id, ticketNumber, scheduledFor: startAt })),
	});
