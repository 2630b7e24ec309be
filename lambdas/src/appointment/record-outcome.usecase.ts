import type { recordOutcome as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { ok, type Result, refuse } from '../platform/result.ts';
import { adminAppointment } from './admin-appointment.ts';
import type { Appointment } from './appointment-item.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { ClientStore } from './client.ts';
import { inRounds, type Patience, type Round } from './in-rounds.ts';
import { decideOutcome } from './outcome.ts';
import { type OpenCipher, sealedText } from './sealed-text.ts';
import { StillContended } from './still-contended.ts';

interface RecordOutcomeDeps extends Pick<Patience, 'sleep' | 'random'> {
	readonly appointments: Pick<AppointmentStore, 'find' | 'recordOutcome'>;
	readonly clients: Pick<ClientStore, 'read' | 'people'>;
	readonly openCipher: OpenCipher;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
export interface Input {
	readonly params: ParamsOf<typeof endpoint>;
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
}

type Answer = Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>;

/**
 * Records that a client came, or did not. Of two people who record at once one wins; the other's request is decided
 * again on what stands there now: the same outcome is a success, another one is refused with the current state. With the
 * version they saw and a reason, staff correct it for seven days.
 */
export const recordOutcome =
	(deps: RecordOutcomeDeps) =>
	async (input: Input): Promise<Answer> => {
		const answer = await inRounds(() => playRound(deps, input), deps);
		if (!answer) throw new StillContended();
		return answer;
	};

async function playRound(deps: RecordOutcomeDeps, { params, body, caller }: Input): Promise<Round<Answer>> {
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
	const newIds = { audit: deps.newId(now), history: deps.newId(now) };
	const change = { appointment, outcome: body.status, client, actor: caller.userId, reason, newIds, now };
	const written = await deps.appointments.recordOutcome(change);
	if (written !== 'recorded') return { again: written };
	return { answer: await answerOf(deps, { ...appointment, status: body.status, ver: appointment.ver + 1 }) };
}

async function answerOf({ clients }: RecordOutcomeDeps, appointment: Appointment) {
	const people = await clients.people([appointment.userId]);
	return ok({ appointment: adminAppointment(appointment, people.get(appointment.userId)) });
}
