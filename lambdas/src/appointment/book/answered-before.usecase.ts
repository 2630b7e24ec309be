import { minuteOfWallTime } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { StoredResponse } from '../attempt/stored-response.ts';
import { ticketOf } from '../read/ticket.ts';
import { stillUpcoming } from '../upcoming.ts';
import type { BookingCommand, BookingResult, CreateAppointmentDeps } from './booking-command.ts';

/**
 * The stored response to an equal request, with the ticket as it is now: the appointment may have been moved or
 * cancelled since. The same key with another request is refused.
 */
export async function repeatOf(
	{ appointments }: Pick<CreateAppointmentDeps, 'appointments'>,
	{ request, ticket }: StoredResponse,
	fingerprint: string,
): Promise<BookingResult> {
	if (request !== fingerprint) return refuse('idempotency_key_reused');
	const appointment = await appointments.find(ticket.appointmentId);
	return ok({ ticket: appointment ? ticketOf(appointment, ticket.name) : ticket });
}

/**
 * The response to an earlier request: the one stored under the same key, or the ticket of the very session requested,
 * which a client who submitted twice without a key already has (promise P3).
 */
export async function answeredBefore(
	deps: CreateAppointmentDeps,
	command: BookingCommand,
): Promise<BookingResult | undefined> {
	const { userId, key, fingerprint, body } = command;
	const earlier = await deps.reservations.recall(userId, key, deps.now());
	if (earlier) return repeatOf(deps, earlier, fingerprint);
	const client = await deps.clients.read(userId);
	const startAt = instantAt(body.date, minuteOfWallTime(body.time)).toISOString();
	const sameStart = stillUpcoming(client?.upcoming ?? [], deps.now()).find((one) => one.startAt === startAt);
	const appointment = sameStart && (await deps.appointments.find(sameStart.aid));
	return client && appointment && isFor(appointment, body)
		? ok({ ticket: ticketOf(appointment, client.name) })
		: undefined;
}

const isFor = (appointment: Appointment, { serviceId, psychologistId }: BookingCommand['body']): boolean =>
	appointment.status === 'confirmed' &&
	appointment.serviceId === serviceId &&
	(psychologistId === undefined || appointment.psychologistId === psychologistId);
