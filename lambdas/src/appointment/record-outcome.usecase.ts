import type { recordOutcome as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, ParamsOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { ok, type Result, refuse } from '../platform/result.ts';
import { adminAppointment } from './admin-appointment.ts';
import type { Appointment } from './appointment-item.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { ClientStore } from './client.ts';
import { inRounds, type Patience, type Round } from './in-rounds.ts';
import { decideOutcome } from './outcome.ts';

interface RecordOutcomeDeps extends Pick<Patience, 'sleep' | 'random'> {
	readonly appointments: Pick<AppointmentStore, 'find' | 'recordOutcome'>;
	readonly clients: ClientStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
interface Input {
	readonly params: ParamsOf<typeof endpoint>;
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
}

type Answer = Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>;

/**
 * Records that a client came, or did not. Of two people who record at once one wins; the other's request is decided
 * again on what stands there now: the same outcome is a success, another one is refused with the current state.
 */
export const recordOutcome =
	(deps: RecordOutcomeDeps) =>
	async (input: Input): Promise<Answer> => {
		const answer = await inRounds(() => playRound(deps, input), deps);
		if (!answer) throw new StillContended('The appointment was being changed by others all the time.');
		return answer;
	};

async function playRound(deps: RecordOutcomeDeps, { params, body, caller }: Input): Promise<Round<Answer>> {
	const appointment = await deps.appointments.find(params.id);
	if (!appointment) return { answer: refuse('not_found') };
	const now = deps.now();
	const decision = decideOutcome(appointment, body.status, now);
	if (!decision.ok) return { answer: decision };
	if (decision.value === 'already') return { answer: await answerOf(deps, appointment) };
	const client = await deps.clients.read(appointment.userId);
	const change = { appointment, outcome: body.status, client, actor: caller.userId, auditId: deps.newId(now), now };
	const written = await deps.appointments.recordOutcome(change);
	if (written !== 'recorded') return { again: written };
	return { answer: await answerOf(deps, { ...appointment, status: body.status, ver: appointment.ver + 1 }) };
}

async function answerOf({ clients }: RecordOutcomeDeps, appointment: Appointment) {
	const people = await clients.people([appointment.userId]);
	return ok({ appointment: adminAppointment(appointment, people.get(appointment.userId)) });
}

/** Told apart by its name as trouble on the way (platform/outage.ts), so that staff hear 503 and try again. */
class StillContended extends Error {
	override readonly name = 'TransactionConflictException';
}
