import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { type AttemptResult, type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { StillContended } from '../attempt/still-contended.ts';
import type { Client, ClientStore } from '../client.ts';
import { decideOutcome } from '../outcome/outcome.ts';
import { adminAppointment } from '../read/admin-appointment.ts';
import { type OpenCipher, sealedText } from '../sealed-text.ts';
import { mayAttend, stillUpcoming } from '../upcoming.ts';

interface RecordOutcomeDeps extends Pick<RetryPolicy, 'sleep' | 'random'> {
	readonly appointments: Pick<AppointmentStore, 'find' | 'recordOutcome'>;
	readonly clients: Pick<ClientStore, 'read' | 'people'>;
	readonly openCipher: OpenCipher;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
export type RecordOutcomeRequest = RequestFor<'recordOutcome', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Records whether a client attended. Of two simultaneous requests one is stored. The other one is decided again on the
 * stored state: it succeeds with the same outcome, and is refused with a different one. For seven days staff can
 * correct or withdraw the outcome, conditional on the version they saw and with a reason.
 */
export const recordOutcome =
	(deps: RecordOutcomeDeps) =>
	async (input: RecordOutcomeRequest): Promise<ResultFor<'recordOutcome'>> => {
		const answer = await retryOptimistically(() => runAttempt(deps, input), deps);
		if (!answer) throw new StillContended();
		return answer;
	};

async function runAttempt(
	deps: RecordOutcomeDeps,
	{ params, body, caller }: RecordOutcomeRequest,
): Promise<AttemptResult<ResultFor<'recordOutcome'>>> {
	const appointment = await deps.appointments.find(params.id);
	if (!appointment) return { answer: refuse('not_found') };
	const now = deps.now();
	const decision = decideOutcome(appointment, body, now);
	if (!decision.ok) return { answer: decision };
	if (decision.value === 'already') return { answer: await answerOf(deps, appointment) };
	const [client, reason] = await Promise.all([
		deps.clients.read(appointment.userId),
		sealedText(deps.openCipher, body.reason, appointment.id),
	]);
	const held = body.status === 'confirmed' ? mayHoldAgain(appointment, client, now) : ok(undefined);
	if (!held.ok) return { answer: held };
	const newIds = { audit: deps.newId(now), history: deps.newId(now) };
	const change = { appointment, outcome: body.status, client, actor: caller.userId, reason, newIds, now };
	const written = await deps.appointments.recordOutcome(change);
	if (written !== 'recorded') return { again: written };
	return { answer: await answerOf(deps, { ...appointment, status: body.status, ver: appointment.ver + 1 }) };
}

/**
 * A visit that is not over is upcoming again once its outcome is taken back: the client may have booked an overlapping
 * one.
 */
function mayHoldAgain(appointment: Appointment, client: Client | undefined, now: Date) {
	const others = stillUpcoming(client?.upcoming ?? [], now).filter(({ aid }) => aid !== appointment.id);
	return mayAttend(others, appointment);
}

async function answerOf({ clients }: RecordOutcomeDeps, appointment: Appointment) {
	const people = await clients.people([appointment.userId]);
	return ok({ appointment: adminAppointment(appointment, people.get(appointment.userId)) });
}
