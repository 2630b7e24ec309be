import { instantAt, minuteOfWallTime } from '../availability/centre-time.ts';
import { ok, refuse } from '../platform/result.ts';
import type { Appointment } from './appointment-item.ts';
import type { BookingAnswer, CreateAppointmentDeps, Errand } from './booking-errand.ts';
import type { KeptAnswer } from './reservation.ts';
import { ticketOf } from './ticket.ts';

/**
 * The kept answer to an equal request, with its ticket as it stands now: the appointment may have been moved or cancelled
 * since. The same key with another request is refused.
 */
export async function repeatOf(
	{ appointments }: Pick<CreateAppointmentDeps, 'appointments'>,
	{ request, ticket }: KeptAnswer,
	fingerprint: string,
): Promise<BookingAnswer> {
	if (request !== fingerprint) return refuse('idempotency_key_reused');
	const appointment = await appointments.find(ticket.appointmentId);
	return ok({ ticket: appointment ? ticketOf(appointment, ticket.name) : ticket });
}

/**
 * The answer to an earlier request: the one kept under the same key, or the ticket of the very session that is asked
 * for, which somebody who pressed twice without a key already holds (promise P3).
 */
export async function answeredBefore(deps: CreateAppointmentDeps, errand: Errand): Promise<BookingAnswer | undefined> {
	const { userId, key, fingerprint, body } = errand;
	const kept = await deps.reservations.recall(userId, key, deps.now());
	if (kept) return repeatOf(deps, kept, fingerprint);
	const client = await deps.clients.read(userId);
	const startAt = instantAt(body.date, minuteOfWallTime(body.time)).toISOString();
	const held = client?.upcoming.find((one) => one.startAt === startAt);
	const appointment = held && (await deps.appointments.find(held.aid));
	return client && appointment && isFor(appointment, body)
		? ok({ ticket: ticketOf(appointment, client.name) })
		: undefined;
}

const isFor = (appointment: Appointment, { serviceId, psychologistId }: Errand['body']): boolean =>
	appointment.status === 'confirmed' &&
	appointment.serviceId === serviceId &&
	(psychologistId === undefined || appointment.psychologistId === psychologistId);
