import { minuteOfWallTime } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import type { BodyOf } from '@tulia/contracts/endpoint';
import type { moveFollowing as endpoint } from '@tulia/contracts/series/endpoints';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { orderFingerprint } from '../attempt/fingerprint.ts';
import type { moveAppointment } from '../move/move-appointment.usecase.ts';
import type { MoveResult } from '../move/move-command.ts';
import type { KeptOutcome, OrderedVisit, SeriesOrder } from '../series.ts';
import { type AnswerOrderDeps, answerOrder } from './answer-order.usecase.ts';
import { orderIdOf } from './order-id.ts';
import { beginOrder, type RunOrderDeps, runOrder, sameRequest } from './run-order.usecase.ts';
import { refusedTime } from './time-state.ts';

export interface MoveFollowingDeps extends RunOrderDeps, AnswerOrderDeps {
	readonly appointments: Pick<AppointmentStore, 'find' | 'findAll'>;
	readonly move: ReturnType<typeof moveAppointment>;
}

export type MoveFollowingRequest = RequestFor<
	'moveFollowing',
	'params' | 'body' | 'caller' | 'idempotencyKey',
	'userId'
>;
type RequestedMoves = BodyOf<typeof endpoint>['visits'];

/**
 * Moves visits of one series, each in its own transaction (promise P23). One that changed meanwhile stays, and is
 * reported.
 */
export const moveFollowing =
	(deps: MoveFollowingDeps) =>
	async ({ params, body, caller, idempotencyKey }: MoveFollowingRequest): Promise<ResultFor<'moveFollowing'>> => {
		const visit = await deps.appointments.find(params.id);
		if (visit?.seriesId === undefined) return refuse('not_found');
		const order = await orderFor(
			deps,
			{ visit, seriesId: visit.seriesId, requested: body.visits },
			{
				actor: caller.userId,
				key: idempotencyKey ?? deps.newId(deps.now()),
			},
		);
		if (!order.ok) return order;
		const outcomes = await runOrder(deps, order.value, (one) => moveVisit(deps, one, caller.userId));
		if (!outcomes.ok) return outcomes;
		return ok(await answerOrder(deps, { order: order.value, outcomes: outcomes.value }, visit));
	};

interface MovesOfSeries {
	readonly visit: Appointment;
	readonly seriesId: string;
	readonly requested: RequestedMoves;
}

async function orderFor(
	deps: MoveFollowingDeps,
	{ visit, seriesId, requested }: MovesOfSeries,
	{ actor, key }: { readonly actor: string; readonly key: string },
): Promise<Result<SeriesOrder, 'not_found' | 'idempotency_key_reused' | 'unavailable'>> {
	const id = orderIdOf(actor, key);
	const request = orderFingerprint('move', visit.id, requested);
	const kept = await deps.series.findOrder(id);
	if (kept) return sameRequest(kept, request);
	const found = await deps.appointments.findAll(requested.map((one) => one.id));
	const areOfSeries = new Set(requested.map((one) => one.id)).size === found.length;
	if (!areOfSeries || found.some((one) => one.seriesId !== seriesId)) return refuse('not_found');
	const now = deps.now();
	const order: SeriesOrder = {
		...{ id, seriesId, kind: 'moved', request, at: now.toISOString(), jobId: deps.newId(now) },
		visits: inTheirWay(requested, found).map(
			({ version, id: appointmentId, ...to }): OrderedVisit => ({
				...{ appointmentId, version: version + 1 },
				...to,
			}),
		),
	};
	return beginOrder(deps, { order, now });
}

/** A visit that moves to the time of another moves after it: when visits get later, the last moves first. */
function inTheirWay(requested: RequestedMoves, found: readonly Appointment[]): RequestedMoves {
	const startOf = new Map(found.map(({ id, startAt }) => [id, startAt]));
	const sorted = [...requested].sort((a, b) => (startOf.get(a.id) ?? '').localeCompare(startOf.get(b.id) ?? ''));
	const [first] = sorted;
	if (!first) return sorted;
	const isLater = instantAt(first.date, minuteOfWallTime(first.time)).toISOString() > (startOf.get(first.id) ?? '');
	return isLater ? sorted.reverse() : sorted;
}

async function moveVisit(
	{ move, now }: MoveFollowingDeps,
	{ appointmentId, version, date = '', time = '', psychologistId = '' }: OrderedVisit,
	actor: string,
): Promise<KeptOutcome | undefined> {
	const wish = { date, time, psychologistId, version: version - 1 };
	const answer = await move({ appointmentId, wish, by: 'staff', actor, key: undefined, notifiedTogether: true });
	return outcomeOf(answer, date, now());
}

function outcomeOf(answer: MoveResult, date: string, now: Date): KeptOutcome | undefined {
	if (answer.ok) return { state: 'done' };
	switch (answer.refusal) {
		case 'unavailable':
			return undefined;
		case 'not_found':
		case 'appointment_changed':
			return { state: 'changed', reason: 'This visit has changed meanwhile, and stays as it is.' };
		case 'too_late':
		case 'idempotency_key_reused':
			throw new Error(`A move by staff without a key cannot be refused because of ${answer.refusal}.`);
		default:
			return refusedTime({ refusal: answer.refusal, detail: answer.detail }, { date, now });
	}
}
