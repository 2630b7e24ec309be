import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { isDay } from '../availability/centre-time.ts';
import type { Desk, Diary } from '../availability/diary.ts';
import type { DiarySources } from '../availability/diary-sources.ts';
import { readMoveDiary, rereadCells } from '../availability/read-diary.usecase.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import { minutesOf } from './appointment-cells.ts';
import type { Appointment } from './appointment-item.ts';
import type { AppointmentStore } from './appointment-store.ts';
import { newAttempts } from './attempts.ts';
import { type BookableSession, decideTime } from './booking-decision.ts';
import type { Attempts, RoundDeps } from './booking-errand.ts';
import { waitForReminder } from './cancellation-rule.ts';
import type { Client, ClientStore } from './client.ts';
import { draftMove } from './draft-move.ts';
import { inRounds, type Round } from './in-rounds.ts';
import type { MoveOutcome, MoveStore, MoveWish } from './move.ts';
import { decideMove, type Mover, preferring } from './move-rule.ts';
import { moveFingerprint } from './request-fingerprint.ts';
import { senderPatience } from './sender-wait.ts';
import { mayAttend, stillUpcoming } from './upcoming.ts';

export interface MoveAppointmentDeps extends RoundDeps {
	readonly sources: DiarySources;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly moves: MoveStore;
}

export interface MoveOrder {
	readonly appointmentId: string;
	readonly wish: MoveWish;
	readonly by: Mover;
	/** The account that acts. */
	readonly actor: string;
	readonly key: string | undefined;
}

type MoveRefusal =
	| 'not_found'
	| 'too_late'
	| 'unknown_psychologist'
	| 'date_not_bookable'
	| 'time_not_offered'
	| 'slot_taken'
	| 'client_overlap'
	| 'appointment_changed'
	| 'idempotency_key_reused'
	| 'unavailable';

/** The appointment as it stands after the move, or after an equal one that was made before. */
export type MoveResult = Result<Appointment, MoveRefusal>;

interface Journey extends MoveOrder, Attempts {
	readonly fingerprint: string;
	readonly mayWait: (milliseconds: number) => boolean;
}

/**
 * Moves an appointment to another time, with the same psychologist where that is possible. It keeps its number, its service
 * and its price. Whatever the transaction refuses is read and decided again; an answer that got lost is found by what stands
 * there; somebody who was slower hears the times that are left (promise P4).
 */
export const moveAppointment =
	(deps: MoveAppointmentDeps) =>
	async (order: MoveOrder): Promise<MoveResult> => {
		if (!isDay(order.wish.date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		const fingerprint = moveFingerprint(order.appointmentId, order.wish);
		const journey = { ...order, ...newAttempts(deps), fingerprint, mayWait: senderPatience() };
		const answer = await inRounds(() => playRound(deps, journey), deps);
		return answer ?? (await movedBefore(deps, journey)) ?? refuse('unavailable', { retryAfterSeconds: 2 });
	};

type MoveRound = Round<MoveResult | undefined>;

async function playRound(deps: MoveAppointmentDeps, journey: Journey): Promise<MoveRound> {
	const appointment = await deps.appointments.find(journey.appointmentId);
	if (!appointment) return { answer: refuse('not_found') };
	const repeated = await repeatOf(deps, journey, appointment);
	if (repeated) return { answer: repeated };
	const now = deps.now();
	const decision = decideMove(appointment, journey.wish, journey.by, now);
	if (!decision.ok) return { answer: decision };
	if (decision.value === 'already') return { answer: ok(appointment) };

	const wait = waitForReminder(appointment, now);
	if (!journey.mayWait(wait)) return { answer: undefined };
	if (wait > 0) {
		await deps.sleep(wait);
		return { again: 'stale' };
	}
	return findPlace(deps, journey, appointment, now);
}

/** The same key again: the appointment as it stands, or a refusal when the key asked for something else. */
async function repeatOf(
	{ moves, now }: MoveAppointmentDeps,
	{ key, fingerprint }: Journey,
	appointment: Appointment,
): Promise<MoveResult | undefined> {
	const kept = key === undefined ? undefined : await moves.recall(appointment.userId, key, now());
	if (!kept) return undefined;
	return kept.request === fingerprint ? ok(appointment) : refuse('idempotency_key_reused');
}

/** The truth after every answer was lost. */
async function movedBefore(
	deps: MoveAppointmentDeps,
	{ appointmentId, wish, by }: Journey,
): Promise<MoveResult | undefined> {
	const appointment = await deps.appointments.find(appointmentId);
	const decision = appointment && decideMove(appointment, wish, by, deps.now());
	return appointment && decision?.ok && decision.value === 'already' ? ok(appointment) : undefined;
}

interface Chance {
	readonly appointment: Appointment;
	readonly client: Client | undefined;
	readonly profile: CentreProfile;
	readonly diary: Diary;
	readonly now: Date;
}

async function findPlace(
	deps: MoveAppointmentDeps,
	journey: Journey,
	appointment: Appointment,
	now: Date,
): Promise<MoveRound> {
	const { date, psychologistId } = journey.wish;
	const [client, page] = await Promise.all([
		deps.clients.read(appointment.userId),
		readMoveDiary(deps.sources, {
			serviceId: appointment.serviceId,
			psychologistId,
			from: date,
			to: date,
			now,
			moving: appointment.id,
			durationMinutes: minutesOf(appointment),
			...(journey.by === 'staff' ? { leadHours: 0 } : {}),
		}),
	]);
	if (!page.ok) return { answer: page };
	const chance = { appointment, client, ...page.value, now };
	const decision = decide(chance, journey);
	return decision.ok ? takeFirst(deps, journey, chance, decision.value) : { answer: decision };
}

const decide = ({ appointment, client, diary }: Chance, { wish }: Journey) => {
	const others = stillUpcoming(client?.upcoming ?? [], diary.now).filter(({ aid }) => aid !== appointment.id);
	return decideTime<'client_overlap'>(diary, wish, (session) => mayAttend(others, session));
};

/** Tries the free psychologists in order, the own one first, until one of them is ours. */
async function takeFirst(
	deps: MoveAppointmentDeps,
	journey: Journey,
	chance: Chance,
	session: BookableSession,
): Promise<MoveRound> {
	const signal = journey.signal();
	for (const id of preferring(chance.appointment.psychologistId, session.psychologistIds)) {
		const desk = chance.diary.desks.find(({ psychologist }) => psychologist.id === id);
		if (!desk) continue;
		// Too late to begin another write; what was refused so far is certain.
		if (signal.aborted) return { answer: undefined };
		const change = changeOf(deps, journey, chance, { session, desk });
		const outcome = await deps.moves.move(change, journey.nextToken(), signal);
		if (outcome.kind !== 'cell_taken') return settle(outcome, change.after, journey);
	}
	// Somebody was faster everywhere.
	const fresh = await rereadCells(deps.sources, chance, journey.wish.date);
	const decision = decide(fresh, journey);
	return decision.ok ? { again: 'stale' } : { answer: decision };
}

const changeOf = (
	{ newId }: MoveAppointmentDeps,
	{ actor, key, fingerprint }: Journey,
	{ appointment, client, profile, now }: Chance,
	{ session, desk }: { readonly session: BookableSession; readonly desk: Desk },
) => {
	const newIds = {
		mail: newId(now),
		oldSchedule: newId(now),
		newSchedule: newId(now),
		audit: newId(now),
		history: newId(now),
	};
	return draftMove({ appointment, client, profile, session, desk, actor, key, fingerprint, newIds, now });
};

function settle(
	outcome: Exclude<MoveOutcome, { kind: 'cell_taken' }>,
	after: Appointment,
	journey: Journey,
): MoveRound {
	switch (outcome.kind) {
		case 'committed':
			return { answer: ok(after) };
		case 'repeated':
			// Read again: the appointment may have changed since that answer.
			return outcome.answer.request === journey.fingerprint
				? { again: 'stale' }
				: { answer: refuse('idempotency_key_reused') };
		case 'stale':
		case 'conflict':
			return { again: outcome.kind };
		case 'unknown':
			return { answer: undefined };
	}
}
