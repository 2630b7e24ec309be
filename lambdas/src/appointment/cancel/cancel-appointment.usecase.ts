import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { type AttemptResult, type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { waitBudget } from '../attempt/wait-budget.ts';
import { cancelled, decideCancellation, waitForSender } from '../cancellation-rule.ts';
import type { Canceller, HowCancelled } from '../canceller.ts';
import type { ClientStore } from '../client.ts';

export interface CancelAppointmentDeps extends RetryPolicy {
	readonly appointments: Pick<AppointmentStore, 'find' | 'cancel'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

export interface CancellationOrder {
	readonly appointmentId: string;
	readonly by: Canceller;
	/** Only where the client cancels. */
	readonly how?: HowCancelled;
	readonly actor: string;
	/** Sealed. */
	readonly reason?: string | undefined;
	/** The client wrote the reason, and it contains words of crisis. */
	readonly mayBeInCrisis?: boolean;
	/** The version that the person has seen; another is refused. Absent: any. */
	readonly version?: number;
	/** The time is not offered until staff give it free. */
	readonly keepFree?: true | undefined;
	/** One notice, promised before, covers several cancellations: this one promises none. */
	readonly notifiedTogether?: true;
}

type CancellationResult = Result<Appointment, 'not_found' | 'appointment_changed' | 'too_late' | 'unavailable'>;

export type CancelAppointment = (order: CancellationOrder) => Promise<CancellationResult>;

/**
 * Cancels an appointment. Waits for a sender that is sending its reminder, so that no reminder is accepted after the
 * cancellation. Idempotent: of two cancellations both succeed and one is recorded.
 */
export const cancelAppointment =
	(deps: CancelAppointmentDeps): CancelAppointment =>
	async (order) => {
		const mayWait = waitBudget();
		const answer = await retryOptimistically(() => runAttempt(deps, order, mayWait), deps);
		return answer ?? refuse('unavailable', { retryAfterSeconds: 2 });
	};

async function runAttempt(
	deps: CancelAppointmentDeps,
	{ appointmentId, version, ...order }: CancellationOrder,
	mayWait: (milliseconds: number) => boolean,
): Promise<AttemptResult<CancellationResult>> {
	const appointment = await deps.appointments.find(appointmentId);
	if (!appointment) return { answer: refuse('not_found') };
	const now = deps.now();
	const { by, how } = order;
	const decision = decideCancellation(appointment, { by, ...(how === undefined ? {} : { how }), version }, now);
	if (!decision.ok) return { answer: decision };
	if (decision.value === 'already') return { answer: ok(appointment) };

	const wait = waitForSender(appointment, now);
	if (!mayWait(wait)) return { answer: refuse('unavailable', { retryAfterSeconds: 2 }) };
	if (wait > 0) {
		await deps.sleep(wait);
		return { again: 'stale' };
	}
	const client = await deps.clients.read(appointment.userId);
	const [schedule, mail, audit, history] = [deps.newId(now), deps.newId(now), deps.newId(now), deps.newId(now)];
	const newIds = { schedule, mail, audit, history };
	const written = await deps.appointments.cancel({ appointment, client, ...order, newIds, now });
	if (written !== 'recorded') return { again: written };
	return { answer: ok(cancelled(appointment, order, now)) };
}
