import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { type AttemptResult, type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { StillContended } from '../attempt/still-contended.ts';
import type { ClientStore } from '../client.ts';
import { adminAppointment } from '../read/admin-appointment.ts';
import { type OpenCipher, sealedText } from '../sealed-text.ts';
import { latestNotice } from './mail-delivery-status.ts';
import { isPhoned } from './phone-call.ts';

interface NotePhoneCallDeps extends Pick<RetryPolicy, 'sleep' | 'random'> {
	readonly appointments: Pick<AppointmentStore, 'find' | 'notePhoneCall'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly openCipher: OpenCipher;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
export type NotePhoneCallRequest = RequestFor<'notePhoneCall', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Notes that the client was told by phone what the last notice says, with what was said, or takes that back. A notice that arrives
 * meanwhile is no reason to lose what was said.
 */
export const notePhoneCall =
	(deps: NotePhoneCallDeps) =>
	async (input: NotePhoneCallRequest): Promise<ResultFor<'notePhoneCall'>> => {
		const answer = await retryOptimistically(() => playRound(deps, input), deps);
		if (!answer) throw new StillContended();
		return answer;
	};

async function playRound(
	deps: NotePhoneCallDeps,
	{ params, body, caller }: NotePhoneCallRequest,
): Promise<AttemptResult<ResultFor<'notePhoneCall'>>> {
	const appointment = await deps.appointments.find(params.id);
	if (!appointment) return { answer: refuse('not_found') };
	const { id, status, ver, phonedVer = 0 } = appointment;
	const notice = latestNotice(appointment);
	const told = body.what === 'told';
	// So that a note whose answer was lost is not refused for itself.
	if (notice !== undefined && isPhoned(appointment, notice) === told && phonedVer === body.phonedVersion + 1)
		return { answer: await answerOf(deps, appointment) };
	if (notice === undefined || body.version !== ver || body.phonedVersion !== phonedVer)
		return { answer: refuse('appointment_changed', { current: { status, version: ver } }) };
	const now = deps.now();
	const said = await sealedText(deps.openCipher, body.said, id);
	const after = withPhoneCall(
		appointment,
		told
			? {
					about: notice.kind,
					version: notice.version,
					at: now.toISOString(),
					by: caller.userId,
					...(said === undefined ? {} : { said }),
				}
			: undefined,
	);
	const newIds = { audit: deps.newId(now), history: deps.newId(now) };
	const written = await deps.appointments.notePhoneCall({
		...{ appointment, phoned: after.phoned, isToBePhoned: !told, actor: caller.userId, newIds, now },
	});
	return written === 'recorded' ? { answer: await answerOf(deps, after) } : { again: written };
}

/** The appointment with the note, or without one. */
function withPhoneCall(appointment: Appointment, phoned: Appointment['phoned']): Appointment {
	const { phoned: _before, ...rest } = appointment;
	return { ...rest, ...(phoned === undefined ? {} : { phoned }), phonedVer: (appointment.phonedVer ?? 0) + 1 };
}

async function answerOf({ clients }: NotePhoneCallDeps, appointment: Appointment) {
	const people = await clients.people([appointment.userId]);
	return ok({ appointment: adminAppointment(appointment, people.get(appointment.userId)) });
}
