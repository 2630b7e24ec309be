import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { type AttemptResult, type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { StillContended } from '../attempt/still-contended.ts';
import type { ClientStore } from '../client.ts';
import { decideProgress, withProgress } from '../outcome/progress.ts';
import { adminAppointment } from '../read/admin-appointment.ts';

interface NoteProgressDeps extends Pick<RetryPolicy, 'sleep' | 'random'> {
	readonly appointments: Pick<AppointmentStore, 'find' | 'noteProgress'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
export type NoteProgressRequest = RequestFor<'noteProgress', 'params' | 'body' | 'caller', 'userId'>;

/** Notes that a client arrived or is in session, or takes it back. Optimistic lock on the progress. */
export const noteProgress =
	(deps: NoteProgressDeps) =>
	async (input: NoteProgressRequest): Promise<ResultFor<'noteProgress'>> => {
		const answer = await retryOptimistically(() => runAttempt(deps, input), deps);
		if (!answer) throw new StillContended();
		return answer;
	};

async function runAttempt(
	deps: NoteProgressDeps,
	{ params, body, caller }: NoteProgressRequest,
): Promise<AttemptResult<ResultFor<'noteProgress'>>> {
	const appointment = await deps.appointments.find(params.id);
	if (!appointment) return { answer: refuse('not_found') };
	const now = deps.now();
	const decision = decideProgress(appointment, body, now);
	if (!decision.ok) return { answer: decision };
	if (decision.value === 'already') return { answer: await answerOf(deps, appointment) };
	const newIds = { audit: deps.newId(now), history: deps.newId(now) };
	const { progress } = body;
	const written = await deps.appointments.noteProgress({ appointment, progress, actor: caller.userId, newIds, now });
	if (written !== 'recorded') return { again: written };
	return { answer: await answerOf(deps, withProgress(appointment, progress, now)) };
}

async function answerOf({ clients }: NoteProgressDeps, appointment: Appointment) {
	const people = await clients.people([appointment.userId]);
	return ok({ appointment: adminAppointment(appointment, people.get(appointment.userId)) });
}
