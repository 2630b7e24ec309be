import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore, PhoneCallChange } from '../appointment-store.ts';
import { type AttemptResult, type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { StillContended } from '../attempt/still-contended.ts';
import type { ClientStore } from '../client.ts';
import { type LatestNotice, latestNotice } from '../mail/mail-delivery-status.ts';
import { isPhoned, unansweredOf } from '../mail/phone-call.ts';
import { adminAppointment } from '../read/admin-appointment.ts';
import { type OpenCipher, sealedText } from '../sealed-text.ts';

interface NotePhoneCallDeps extends Pick<RetryPolicy, 'sleep' | 'random'> {
	readonly appointments: Pick<AppointmentStore, 'find' | 'notePhoneCall'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly openCipher: OpenCipher;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
export type NotePhoneCallRequest = RequestFor<'notePhoneCall', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Notes that the client was informed of the last notice by phone, with what was said, or takes that back; or
 * that the call was unanswered. A notice that arrives meanwhile does not refuse the note.
 */
export const notePhoneCall =
	(deps: NotePhoneCallDeps) =>
	async (input: NotePhoneCallRequest): Promise<ResultFor<'notePhoneCall'>> => {
		const answer = await retryOptimistically(() => runAttempt(deps, input), deps);
		if (!answer) throw new StillContended();
		return answer;
	};

async function runAttempt(
	deps: NotePhoneCallDeps,
	{ params, body, caller }: NotePhoneCallRequest,
): Promise<AttemptResult<ResultFor<'notePhoneCall'>>> {
	const appointment = await deps.appointments.find(params.id);
	if (!appointment) return { answer: refuse('not_found') };
	const { id, status, ver, phonedVer = 0 } = appointment;
	const notice = latestNotice(appointment);
	// Idempotent: a repeat after a lost response is not refused because of itself.
	if (notice !== undefined && isNoted(appointment, notice, body.what) && phonedVer === body.phonedVersion + 1)
		return { answer: await answerOf(deps, appointment) };
	if (notice === undefined || body.version !== ver || body.phonedVersion !== phonedVer)
		return { answer: refuse('appointment_changed', { current: { status, version: ver } }) };
	const now = deps.now();
	const after = afterCall(appointment, notice, {
		...{ what: body.what, by: caller.userId, at: now.toISOString() },
		said: await sealedText(deps.openCipher, body.said, id),
	});
	const newIds = { audit: deps.newId(now), history: deps.newId(now) };
	const written = await deps.appointments.notePhoneCall({
		...{ appointment, what: body.what, after, actor: caller.userId, newIds, now },
	});
	const { phoned: _before, unanswered: _tried, ...rest } = appointment;
	return written === 'recorded'
		? { answer: await answerOf(deps, { ...rest, ...after, phonedVer: phonedVer + 1 }) }
		: { again: written };
}

type What = NotePhoneCallRequest['body']['what'];

function isNoted(appointment: Appointment, notice: LatestNotice, what: What): boolean {
	if (what === 'no_answer') return unansweredOf(appointment, notice) !== undefined;
	return isPhoned(appointment, notice) === (what === 'told');
}

interface Call {
	readonly what: What;
	readonly by: string;
	readonly at: string;
	/** Sealed. */
	readonly said: string | undefined;
}

/** The stored calls after this one. Earlier unanswered calls stay counted. */
function afterCall(
	appointment: Appointment,
	notice: LatestNotice,
	{ what, by, at, said }: Call,
): PhoneCallChange['after'] {
	const about = { about: notice.kind, version: notice.version };
	const tried = unansweredOf(appointment, notice);
	if (what === 'no_answer') return { unanswered: { ...about, count: (tried?.count ?? 0) + 1, at } };
	return {
		...(tried ? { unanswered: tried } : {}),
		...(what === 'told' ? { phoned: { ...about, at, by, ...(said === undefined ? {} : { said }) } } : {}),
	};
}

async function answerOf({ clients }: NotePhoneCallDeps, appointment: Appointment) {
	const people = await clients.people([appointment.userId]);
	return ok({ appointment: adminAppointment(appointment, people.get(appointment.userId)) });
}
