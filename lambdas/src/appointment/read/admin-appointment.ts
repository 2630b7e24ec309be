import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { Appointment } from '../appointment.ts';
import type { Person } from '../client.ts';
import { outcomeOpensAt } from '../outcome/outcome.ts';

/** Stands where the account was deleted. */
const NOBODY = { name: 'Deleted account', email: '', emailVerified: false } as const;

/** A row of the staff's list. Notes are not opened here, only announced (promise W7). */
export const adminAppointment = (
	appointment: Appointment,
	person: Pick<Person, 'name' | 'email' | 'emailVerified'> = NOBODY,
): AdminAppointment => ({
	id: appointment.id,
	ticketNumber: appointment.ticketNumber,
	user: { name: person.name, email: person.email, emailVerified: person.emailVerified },
	forWhom: appointment.forWhom,
	service: appointment.serviceTitle,
	psychologist: appointment.psychologistName,
	scheduledFor: appointment.startAt,
	endsAt: appointment.endAt,
	status: appointment.status,
	hasNotes: appointment.notes !== undefined,
	mayBeInCrisis: appointment.mayBeInCrisis ?? false,
	createdAt: appointment.createdAt,
	version: appointment.ver,
	attendedFrom: outcomeOpensAt(appointment.startAt, 'attended').toISOString(),
	missedFrom: outcomeOpensAt(appointment.startAt, 'missed').toISOString(),
});
