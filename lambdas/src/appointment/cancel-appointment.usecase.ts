import { ok, type Result, refuse } from '../platform/result.ts';
import type { Appointment } from './appointment-item.ts';
import type { AppointmentStore } from './appointment-store.ts';
import { type Canceller, decideCancellation, waitForReminder } from './cancellation-rule.ts';
import type { ClientStore } from './client.ts';
import { inRounds, type Patience, type Round } from './in-rounds.ts';

export interface CancelAppointmentDeps extends Patience {
	readonly appointments: Pick<AppointmentStore, 'find' | 'cancel'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

export interface CancellationOrder {
	readonly appointmentId: string;
	readonly by: Canceller;
	/** The account that acts. */
	readonly actor: string;
	/** Sealed. */
	readonly reason?: string;
}

export type CancellationResult = Result<Appointment, 'not_found' | 'appointment_changed' | 'too_late' | 'unavailable'>;

export type CancelAppointment = (order: CancellationOrder) => Promise<CancellationResult>;

/** A sender holds a reminder for 5 seconds at most; a cancellation waits a little longer and no more (promise N4). */
const LONGEST_WAIT_MS = 6000;

/**
 * Cancels an appointment. Somebody who is sending its reminder at this moment is waited for, so that no reminder is
 * accepted after the cancellation was. Of two who cancel, both succeed and one of them has done it.
 */
export const cancelAppointment =
	(deps: CancelAppointmentDeps): CancelAppointment =>
	async (order) => {
		const waited = { milliseconds: 0 };
		const answer = await inRounds(() => playRound(deps, order, waited), deps);
		return answer ?? refuse('unavailable', { retryAfterSeconds: 2 });
	};

async function playRound(
	deps: CancelAppointmentDeps,
	{ appointmentId, by, actor, reason }: CancellationOrder,
	waited: { milliseconds: number },
): Promise<Round<CancellationResult>> {
	const appointment = await deps.appointments.find(appointmentId);
	if (!appointment) return { answer: refuse('not_found') };
	const now = deps.now();
	const decision = decideCancellation(appointment, by, now);
	if (!decision.ok) return { answer: decision };
	if (decision.value === 'already') return { answer: ok(appointment) };

	const wait = waitForReminder(appointment, now);
	if (waited.milliseconds + wait > LONGEST_WAIT_MS) return { answer: refuse('unavailable', { retryAfterSeconds: 2 }) };
	if (wait > 0) {
		waited.milliseconds += wait;
		await deps.sleep(wait);
		return { again: 'stale' };
	}
	const client = await deps.clients.read(appointment.userId);
	const newIds = { schedule: deps.newId(now), audit: deps.newId(now) };
	const written = await deps.appointments.cancel({ appointment, client, by, actor, reason, newIds, now });
	if (written !== 'recorded') return { again: written };
	return { answer: ok({ ...appointment, status: 'cancelled', ver: appointment.ver + 1 }) };
}
