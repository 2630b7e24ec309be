import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { AvailabilitySnapshot, PsychologistCalendar } from '../../availability/availability-snapshot.ts';
import { readMoveSnapshot, rereadCells } from '../../availability/read-snapshot.usecase.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import { minutesOf } from '../appointment-cells.items.ts';
import { newAttempts } from '../attempt/attempts.ts';
import { type AttemptResult, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { tryPsychologists } from '../attempt/try-psychologists.ts';
import { waitBudget } from '../attempt/wait-budget.ts';
import { type BookableSession, decideTime } from '../book/booking-decision.ts';
import { waitForSender } from '../cancellation-rule.ts';
import type { Client } from '../client.ts';
import { mayAttend, stillUpcoming } from '../upcoming.ts';
import type { MoveOutcome } from './move.ts';
import { moveChangeFor } from './move-change-for.ts';
import type { MoveAppointmentDeps, MoveAttempt, MoveOrder, MoveResult } from './move-command.ts';
import { moveFingerprint } from './move-fingerprint.ts';
import { decideMove, preferring } from './move-rule.ts';

/**
 * Moves an appointment to another time, with the same psychologist if possible. It keeps its number, service and price.
 * Whatever the transaction refuses is read and decided again; a lost response is resolved by reading; when the time was
 * taken meanwhile, the refusal lists the times left (promise P4).
 */
export const moveAppointment =
	(deps: MoveAppointmentDeps) =>
	async (order: MoveOrder): Promise<MoveResult> => {
		const fingerprint = moveFingerprint(order.appointmentId, order.wish);
		const attempt = { ...order, ...newAttempts(deps), fingerprint, mayWait: waitBudget() };
		const answer = await retryOptimistically(() => attemptMove(deps, attempt), deps);
		return answer ?? (await movedBefore(deps, attempt)) ?? refuse('unavailable', { retryAfterSeconds: 2 });
	};

type MoveAttemptResult = AttemptResult<MoveResult | undefined>;

async function attemptMove(deps: MoveAppointmentDeps, attempt: MoveAttempt): Promise<MoveAttemptResult> {
	const appointment = await deps.appointments.find(attempt.appointmentId);
	if (!appointment) return { answer: refuse('not_found') };
	const repeated = await repeatOf(deps, attempt, appointment);
	if (repeated) return { answer: repeated };
	const now = deps.now();
	const decision = decideMove(appointment, attempt, now);
	if (!decision.ok) return { answer: decision };
	if (decision.value === 'already') return { answer: ok(appointment) };

	const wait = waitForSender(appointment, now);
	if (!attempt.mayWait(wait)) return { answer: undefined };
	if (wait > 0) {
		await deps.sleep(wait);
		return { again: 'stale' };
	}
	return findTime(deps, attempt, { appointment, now });
}

/**
 * The response to a repeat under the same key: the current appointment, or a refusal when the key was used for another
 * request.
 */
async function repeatOf(
	{ moves, now }: MoveAppointmentDeps,
	{ key, fingerprint }: MoveAttempt,
	appointment: Appointment,
): Promise<MoveResult | undefined> {
	const earlier = key === undefined ? undefined : await moves.recall(appointment.userId, key, now());
	if (!earlier) return undefined;
	return earlier.request === fingerprint ? ok(appointment) : refuse('idempotency_key_reused');
}

async function movedBefore(deps: MoveAppointmentDeps, attempt: MoveAttempt): Promise<MoveResult | undefined> {
	const appointment = await deps.appointments.find(attempt.appointmentId);
	const decision = appointment && decideMove(appointment, attempt, deps.now());
	return appointment && decision?.ok && decision.value === 'already' ? ok(appointment) : undefined;
}

interface MoveContext {
	readonly appointment: Appointment;
	readonly client: Client | undefined;
	readonly profile: CentreProfile;
	readonly snapshot: AvailabilitySnapshot;
	readonly now: Date;
}

interface DecidedMove extends MoveContext {
	readonly session: BookableSession;
}

async function findTime(
	deps: MoveAppointmentDeps,
	attempt: MoveAttempt,
	{ appointment, now }: Pick<MoveContext, 'appointment' | 'now'>,
): Promise<MoveAttemptResult> {
	const { date, psychologistId } = attempt.wish;
	const [client, page] = await Promise.all([
		deps.clients.read(appointment.userId),
		readMoveSnapshot(deps.sources, {
			serviceId: appointment.serviceId,
			psychologistId,
			from: date,
			to: date,
			now,
			moving: [appointment.id],
			heldAs: attempt.heldAs,
			durationMinutes: minutesOf(appointment),
			...(attempt.by === 'staff' ? { staff: { overBreak: attempt.wish.overBreak ?? false, backDays: 0 } } : {}),
		}),
	]);
	if (!page.ok) return { answer: page };
	const context = { appointment, client, ...page.value, now };
	const decision = decide(context, attempt);
	return decision.ok ? moveTo(deps, attempt, { ...context, session: decision.value }) : { answer: decision };
}

const decide = ({ appointment, client, snapshot }: MoveContext, { wish }: MoveAttempt) => {
	const others = stillUpcoming(client?.upcoming ?? [], snapshot.now).filter(({ aid }) => aid !== appointment.id);
	return decideTime<'client_overlap'>(snapshot, wish, (session) => mayAttend(others, session));
};

/** The present psychologist first, then the others who are free. */
async function moveTo(
	deps: MoveAppointmentDeps,
	attempt: MoveAttempt,
	context: DecidedMove,
): Promise<MoveAttemptResult> {
	const signal = attempt.signal();
	const psychologistIds = preferring(context.appointment.psychologistId, context.session.psychologistIds);
	const result = await tryPsychologists<MoveResult | undefined>(
		{ psychologistIds, calendars: context.snapshot.calendars, signal },
		async (calendar) => {
			const change = changeOf(deps, attempt, { ...context, calendar });
			const outcome = await deps.moves.move(change, attempt.nextToken(), signal);
			return outcome.kind === 'cell_taken' ? undefined : settle(outcome, change.after, attempt);
		},
	);
	if (result) return result;
	// All were taken meanwhile.
	const fresh = await rereadCells(deps.sources, context, attempt.wish.date);
	const decision = decide(fresh, attempt);
	return decision.ok ? { again: 'stale' } : { answer: decision };
}

const changeOf = (
	{ newId }: MoveAppointmentDeps,
	{ actor, key, fingerprint, notifiedTogether }: MoveAttempt,
	{ appointment, client, profile, session, calendar, now }: DecidedMove & { readonly calendar: PsychologistCalendar },
) => {
	const newIds = {
		mail: newId(now),
		oldSchedule: newId(now),
		newSchedule: newId(now),
		audit: newId(now),
		history: newId(now),
	};
	const requested = { actor, key, fingerprint, notifiedTogether };
	return moveChangeFor({ appointment, client, profile, session, calendar, ...requested, newIds, now });
};

function settle(
	outcome: Exclude<MoveOutcome, { kind: 'cell_taken' }>,
	after: Appointment,
	attempt: MoveAttempt,
): MoveAttemptResult {
	switch (outcome.kind) {
		case 'committed':
			return { answer: ok(after) };
		case 'repeated':
			// Read again: the appointment may have changed since that response.
			return outcome.answer.request === attempt.fingerprint
				? { again: 'stale' }
				: { answer: refuse('idempotency_key_reused') };
		case 'stale':
			return attempt.heldAs && outcome.what === 'held' ? { answer: refuse('slot_taken') } : { again: 'stale' };
		case 'conflict':
			return { again: 'conflict' };
		case 'unknown':
			return { answer: undefined };
	}
}
