import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import type { Reminder, Ticket } from '@tulia/contracts/appointment/schemas';
import type { Appointment } from './appointment.ts';
import { clientMayCancelUntil } from './cancel/cancellation-rule.ts';
import type { ReminderState } from './mail/reminder.ts';

/** Whether a mail is sent, or was. */
const isMailed: Record<ReminderState, boolean> = {
	pending: true,
	sending: true,
	sent: true,
	cancelled: false,
	covered_by_confirmation: false,
	suppressed: false,
	// It has been told, and the page of a ticket speaks of mails alone.
	by_sms: false,
};

const reminderOf = ({ reminder, remindAt }: Appointment): Reminder =>
	isMailed[reminder.state] ? { kind: 'email', at: remindAt } : { kind: 'none' };

/** What a client sees of an appointment. `name` is the client's own, as it stands in the account now. */
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
		price: appointment.price,
		currency: appointment.currency,
		version: appointment.ver,
		changeableUntil: clientMayCancelUntil(appointment.startAt).toISOString(),
	};
}
