import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { type AttemptResult, type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { waitBudget } from '../attempt/wait-budget.ts';
import type { ClientStore } from '../client.ts';
import { cancelled, decideCancellation, waitForSender } from './cancellation-rule.ts';
import type { Canceller, HowCancelled } from './canceller.ts';

export interface CancelAppointmentDeps extends RetryPolicy {
	readonly appointments: Pick<AppointmentStore, 'find' | 'cancel'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

export interface CancellationOrder {
	readonly appointmentId: string;
	readonly by: Canceller;
	/** Where it is the client. */
	readonly how?: HowCancelled;
	/** The account that acts. */
	readonly actor: string;
	/** Sealed. */
	readonly reason?: string | undefined;
	/** The reason has words of crisis, and the client wrote it. */
	readonly mayBeInCrisis?: boolean;
	/** What whoever cancels has seen; another version is refused. Absent: whatever it is now. */
	readonly version?: number;
	/** Nobody is offered the time until staff give it free. */
	readonly keepFree?: true | undefined;
	/** One notice tells of several cancellations, and was promised before them: this one promises none. */
	readonly toldTogether?: true;
}

type CancellationResult = Result<Appointment, 'not_found' | 'appointment_changed' | 'too_late' | 'unavailable'>;

export type CancelAppointment = (order: CancellationOrder) => Promise<CancellationResult>;

/**
 * Cancels an appointment. Somebody who is sending its reminder at this moment is waited for, so that no reminder is
 * accepted after the cancellation was. Of two who cancel, both succeed and one of them has done it.
 */
export const cancelAppointment =
	(deps: CancelAppointmentDeps): CancelAppointment =>
	async (order) => {
		const mayWait = waitBudget();
		const answer = await retryOptimistically(() => playRound(deps, order, mayWait), deps);
		return answer ?? refuse('unavailable', { retryAfterSeconds: 2 });
	};

async function playRound(
	deps: CancelAppointmentDeps,
	{ appointmentId, version, ...order }: CancellationOrder,
	mayWait: (milliseconds: number) => boolean,
): Promise<AttemptResult<CancellationResult>> {
	const appointment = await deps.appointments.find(appointmentId);
	if (!appointment) return { answer: refuse('not_found') };
	const now = deps.now();
	const { by, how } = order;
	const decision = decideCancellation(appointment, { by, ...(how === undefined ? {} : { how }) }, now, version);
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
