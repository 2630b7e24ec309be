import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import type { Reminder, Ticket } from '@tulia/contracts/appointment/schemas';
import { plainTextsOf } from '@tulia/contracts/appointment/written-texts';
import type { Appointment } from '../appointment.ts';
import { clientMayCancelUntil } from '../cancellation-rule.ts';
import type { ReminderState } from '../reminder.ts';

/** Whether the reminder was or will be sent, by any channel. `email` is the contract's name for any channel. */
const isSent: Record<ReminderState, boolean> = {
	pending: true,
	sending: true,
	sent: true,
	cancelled: false,
	covered_by_confirmation: false,
	suppressed: false,
	by_sms: true,
};

const reminderOf = ({ reminder, remindAt }: Appointment): Reminder =>
	isSent[reminder.state] ? { kind: 'email', at: remindAt } : { kind: 'none' };

/** An appointment for its client. `name` is the client's own, as it is in the account now. */
export function ticketOf(appointment: Appointment, name: string): Ticket {
	const start = new Date(appointment.startAt);
	return {
		ticketNumber: appointment.ticketNumber,
		service: appointment.serviceTitle,
		serviceId: appointment.serviceId,
		date: dayOf(start),
		time: wallTime(minuteOf(start)),
		startsAt: appointment.startAt,
		endsAt: appointment.endAt,
		psychologist: appointment.psychologistName,
		location: appointment.location,
		name,
		status: appointment.status,
		reminder: reminderOf(appointment),
		appointmentId: appointment.id,
		psychologistId: appointment.psychologistId,
		forWhom: appointment.forWhom,
		...plainTextsOf(appointment),
		price: appointment.price,
		currency: appointment.currency,
		version: appointment.ver,
		changeableUntil: clientMayCancelUntil(appointment.startAt).toISOString(),
	};
}
