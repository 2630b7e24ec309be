import { type FindCrisisWords, hasCrisisWords } from '../../crisis/crisis-words.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { orderFingerprint } from '../attempt/fingerprint.ts';
import type { CancelAppointment, CancellationOrder } from '../cancel/cancel-appointment.usecase.ts';
import { CANCELLED_FOR } from '../cancel/request-cancellation.usecase.ts';
import { readSeries } from '../read/read-series.usecase.ts';
import { type OpenCipher, sealedText } from '../sealed-text.ts';
import type { KeptOutcome, OrderedVisit, SeriesOrder } from '../series.ts';
import { type AnswerOrderDeps, answerOrder } from './answer-order.usecase.ts';
import { followingVisits } from './following-visits.ts';
import { orderIdOf } from './order-id.ts';
import { beginOrder, type RunOrderDeps, runOrder, sameRequest } from './run-order.usecase.ts';

export interface CancelFollowingDeps extends RunOrderDeps, AnswerOrderDeps {
	readonly appointments: Pick<AppointmentStore, 'find' | 'findByTicket' | 'findAll'>;
	readonly cancel: CancelAppointment;
	readonly openCipher: OpenCipher;
	readonly findCrisisWords: FindCrisisWords;
}

type CancelRequest = RequestFor<'cancelFollowing', 'params' | 'body' | 'caller' | 'idempotencyKey', 'userId'>;
type CancelMyRequest = RequestFor<'cancelMyFollowing', 'params' | 'body' | 'caller' | 'idempotencyKey', 'userId'>;

/**
 * Cancels a visit and those that follow it in its series, for the centre or at the client's request to staff (promise
 * P23).
 */
export const cancelFollowing =
	(deps: CancelFollowingDeps) =>
	async ({ params, body, caller, idempotencyKey }: CancelRequest): Promise<ResultFor<'cancelFollowing'>> => {
		const visit = await deps.appointments.find(params.id);
		if (!visit) return refuse('not_found');
		const { version, reason, cancelledFor = 'centre' } = body;
		const request = orderFingerprint('cancel', visit.id, version, reason, cancelledFor);
		const order = await orderFor(deps, visit, {
			...{ id: orderIdOf(caller.userId, idempotencyKey ?? deps.newId(deps.now())), request, version },
		});
		if (!order.ok) return order;
		return cancelAll(
			deps,
			{ visit, order: order.value },
			{ ...CANCELLED_FOR[cancelledFor], actor: caller.userId, reason },
		);
	};

/**
 * Cancels a visit and the following ones at the request of their client. Other clients' visits are not found, and
 * visits within 24 hours stay (promise P24).
 */
export const cancelMyFollowing =
	(deps: CancelFollowingDeps) =>
	async ({ params, body, caller, idempotencyKey }: CancelMyRequest): Promise<ResultFor<'cancelMyFollowing'>> => {
		const { userId } = caller;
		const visit = await deps.appointments.findByTicket(params.ticketNumber);
		if (visit?.userId !== userId) return refuse('not_found');
		const request = orderFingerprint('cancel', visit.id, body.reason ?? '');
		const id = orderIdOf(userId, idempotencyKey ?? deps.newId(deps.now()));
		const mayBeInCrisis = await hasCrisisWords(deps.findCrisisWords, body.reason);
		const order = await orderFor(deps, visit, { id, request, askedAt: deps.now().toISOString(), mayBeInCrisis });
		const ordered = { by: 'client', how: 'website', actor: userId, reason: body.reason, mayBeInCrisis } as const;
		if (order.ok) return cancelAll(deps, { visit, order: order.value }, ordered);
		if (order.refusal === 'appointment_changed') throw new Error('A client names no version.');
		return { ...order, refusal: order.refusal };
	};

interface RequestedOrder extends Pick<SeriesOrder, 'id' | 'request' | 'askedAt'> {
	/** The version of the first visit that staff saw. */
	readonly version?: number;
	readonly mayBeInCrisis?: boolean;
}

async function orderFor(
	deps: CancelFollowingDeps,
	visit: Appointment,
	{ version = visit.ver, mayBeInCrisis = false, ...requested }: RequestedOrder,
): Promise<Result<SeriesOrder, 'not_found' | 'appointment_changed' | 'idempotency_key_reused' | 'unavailable'>> {
	const kept = await deps.series.findOrder(requested.id);
	if (kept) return sameRequest(kept, requested.request);
	const found = await readSeries(deps, visit);
	if (!found.ok) return found;
	const { status, ver } = visit;
	if (version !== ver) return refuse('appointment_changed', { current: { status, version: ver } });
	const now = deps.now();
	const visits = followingVisits(visit, found.value.visits).map(
		(one): OrderedVisit => ({ appointmentId: one.id, version: one.ver + 1 }),
	);
	const order: SeriesOrder = {
		...{ ...requested, seriesId: found.value.series.id, kind: 'cancelled', at: now.toISOString() },
		...{ jobId: deps.newId(now), visits },
	};
	return beginOrder(deps, { order, mayBeInCrisis, now });
}

type Ordered = Pick<CancellationOrder, 'by' | 'how' | 'actor' | 'reason' | 'mayBeInCrisis'>;

async function cancelAll(
	deps: CancelFollowingDeps,
	{ visit, order }: { readonly visit: Appointment; readonly order: SeriesOrder },
	ordered: Ordered,
): Promise<ResultFor<'cancelFollowing'> & ResultFor<'cancelMyFollowing'>> {
	const outcomes = await runOrder(deps, order, (one) => cancelVisit(deps, one, ordered));
	return outcomes.ok ? ok(await answerOrder(deps, { order, outcomes: outcomes.value }, visit)) : outcomes;
}

const CHANGED = 'This visit has changed meanwhile, and stays as it is.';
const CALL_US = 'It is less than 24 hours away. Call us to cancel it.';

async function cancelVisit(
	{ cancel, openCipher }: CancelFollowingDeps,
	{ appointmentId, version }: OrderedVisit,
	{ reason, ...ordered }: Ordered,
): Promise<KeptOutcome | undefined> {
	const sealed = await sealedText(openCipher, reason, appointmentId);
	const what = { appointmentId, version: version - 1, reason: sealed, notifiedTogether: true } as const;
	const answer = await cancel({ ...ordered, ...what });
	if (answer.ok) return { state: 'done' };
	switch (answer.refusal) {
		case 'unavailable':
			return undefined;
		case 'too_late':
			return { state: 'too_late', reason: CALL_US };
		case 'not_found':
		case 'appointment_changed':
			return { state: 'changed', reason: CHANGED };
	}
}
