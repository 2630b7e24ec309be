import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { type AttemptResult, type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { StillContended } from '../attempt/still-contended.ts';
import { type ReadDetailDeps, readDetail } from '../read/read-detail.usecase.ts';
import { sealedText } from '../sealed-text.ts';

interface ChangeStaffNoteDeps extends ReadDetailDeps, RetryPolicy {
	readonly appointments: Pick<AppointmentStore, 'find' | 'findAll' | 'findWithHistory' | 'changeNote'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
export type ChangeStaffNoteRequest = RequestFor<'changeStaffNote', 'params' | 'body' | 'caller', 'userId'>;

/** Replaces or, when empty, removes the staff note of an appointment. Optimistic lock on the note's version. */
export const changeStaffNote =
	(deps: ChangeStaffNoteDeps) =>
	async (input: ChangeStaffNoteRequest): Promise<ResultFor<'changeStaffNote'>> => {
		const answer = await retryOptimistically(() => runAttempt(deps, input), deps);
		if (!answer) throw new StillContended();
		return answer;
	};

async function runAttempt(
	deps: ChangeStaffNoteDeps,
	{ params, body, caller }: ChangeStaffNoteRequest,
): Promise<AttemptResult<ResultFor<'changeStaffNote'>>> {
	const appointment = await deps.appointments.find(params.id);
	if (!appointment) return { answer: refuse('not_found') };
	const { id, status, noteVer = 0 } = appointment;
	if (await saysAlready(deps, appointment, body.note)) return { answer: await readDetail(deps)(id) };
	if (body.noteVersion !== noteVer)
		return { answer: refuse('changed_meanwhile', { current: { status, version: noteVer } }) };
	const now = deps.now();
	const note = await sealedText(deps.openCipher, body.note, id);
	const newIds = { audit: deps.newId(now), history: deps.newId(now) };
	const written = await deps.appointments.changeNote({ appointment, note, actor: caller.userId, newIds, now });
	return written === 'recorded' ? { answer: await readDetail(deps)(id) } : { again: written };
}

/** Idempotent: a repeat after a lost response is not refused because of itself. */
async function saysAlready(
	{ openCipher }: ChangeStaffNoteDeps,
	{ id, staffNote }: Appointment,
	note: string,
): Promise<boolean> {
	const words = staffNote === undefined ? '' : (await openCipher()).decrypt(staffNote, id);
	return words === note.trim();
}
