import type { SeriesRequest } from '@tulia/contracts/series/schemas';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { bookedFor } from '../address-holding.ts';
import { newAttempts } from '../attempt/attempts.ts';
import { orderFingerprint } from '../attempt/fingerprint.ts';
import { retryOptimistically } from '../attempt/retry-optimistically.ts';
import { attemptBooking } from '../book/attempt-booking.usecase.ts';
import type { BookingResult, CreateAppointmentDeps } from '../book/booking-command.ts';
import { bookingFingerprint } from '../book/booking-fingerprint.ts';
import type { ClientStore } from '../client.ts';
import type { KeptOutcome, NewOrder, OrderedVisit, SeriesOrder } from '../series.ts';
import { type AnswerOrderDeps, answerOrder } from './answer-order.usecase.ts';
import { orderIdOf } from './order-id.ts';
import { beginOrder, type RunOrderDeps, runOrder, sameRequest } from './run-order.usecase.ts';
import { refusedTime } from './time-state.ts';

export interface BookSeriesDeps extends CreateAppointmentDeps, RunOrderDeps {
	readonly clients: Pick<ClientStore, 'read' | 'findHolding'>;
	readonly appointments: CreateAppointmentDeps['appointments'] & AnswerOrderDeps['appointments'];
}

export type BookSeriesRequest = RequestFor<'bookSeries', 'body' | 'caller' | 'idempotencyKey', 'userId'>;

/**
 * Books visits for a client, each in its own transaction and with the rules of every booking by staff. The order is
 * stored first, with the id of each visit (write-ahead): repeating the request books the missing ones, and none twice
 * (promise P22).
 */
export const bookSeries =
	(deps: BookSeriesDeps) =>
	async ({ body, caller, idempotencyKey }: BookSeriesRequest): Promise<ResultFor<'bookSeries'>> => {
		const client = await whoseVisits(deps, body.clientId);
		if (!client.ok) return client;
		const key = idempotencyKey ?? deps.newId(deps.now());
		const order = await orderFor(deps, body, { actor: caller.userId, key });
		if (!order.ok) return order;
		const { serviceId, forWhom } = body;
		const booking = { userId: client.value, actor: caller.userId, order: order.value, serviceId, forWhom };
		const outcomes = await runOrder(deps, order.value, (visit) => bookVisit(deps, booking, visit));
		if (!outcomes.ok) return outcomes;
		const settled = { order: order.value, outcomes: outcomes.value };
		return ok(await answerOrder(deps, settled, { userId: client.value, serviceId }));
	};

/** The client by their record. For an account with an unconfirmed address staff must know the client (decision 027). */
async function whoseVisits(
	{ clients, now }: BookSeriesDeps,
	clientId: string,
): Promise<Result<string, 'unknown_client' | 'unconfirmed_client'>> {
	const holding = await clients.findHolding(clientId);
	if (!holding) return refuse('unknown_client', { detail: 'There is no such client any more. Please search again.' });
	const decided = bookedFor(holding, { name: undefined, closesUnconfirmed: false, now: now() });
	if (!decided.ok) return decided;
	return 'userId' in decided.value ? ok(decided.value.userId) : refuse('unknown_client');
}

async function orderFor(
	deps: BookSeriesDeps,
	{ clientId, seriesId, serviceId, forWhom, every, visits }: SeriesRequest,
	{ actor, key }: { readonly actor: string; readonly key: string },
): Promise<Result<SeriesOrder, 'unknown_service' | 'not_found' | 'idempotency_key_reused' | 'unavailable'>> {
	const times = visits.map(({ date, time, psychologistId }) => [date, time, psychologistId]);
	const request = orderFingerprint('book', clientId, seriesId ?? '', serviceId, forWhom, every, times);
	const id = orderIdOf(actor, key);
	const kept = await deps.series.findOrder(id);
	if (kept) return sameRequest(kept, request);
	const services = await deps.sources.services.list();
	if (!services.some((service) => service.id === serviceId)) return refuse('unknown_service');
	if (seriesId !== undefined && !(await isSeriesOf(deps, seriesId, clientId)))
		return refuse('not_found', { detail: 'This series is no longer on file.' });
	const now = deps.now();
	const planned = visits.map(
		(requestedVisit): OrderedVisit => ({ ...requestedVisit, appointmentId: deps.newId(now), version: 1 }),
	);
	const order: SeriesOrder = {
		...{ id, kind: 'booked', request, at: now.toISOString(), jobId: deps.newId(now), visits: planned },
		// The client is at the desk or on the phone.
		askedAt: now.toISOString(),
		seriesId: seriesId ?? deps.newId(now),
	};
	return beginOrder(deps, newOrder(order, { every, isNew: seriesId === undefined, now }));
}

const newOrder = (
	order: SeriesOrder,
	{ every, isNew, now }: Pick<SeriesRequest, 'every'> & { readonly isNew: boolean; readonly now: Date },
): NewOrder => {
	const visitIds = order.visits.map(({ appointmentId }) => appointmentId);
	return { order, now, series: { make: isNew ? { id: order.seriesId, every, visitIds } : undefined } };
};

/** A series without a booked visit does not belong to a client yet. */
async function isSeriesOf(
	{ series, appointments, clients }: BookSeriesDeps,
	seriesId: string,
	clientId: string,
): Promise<boolean> {
	const found = await series.find(seriesId);
	if (!found) return false;
	const [holding, visits] = await Promise.all([clients.findHolding(clientId), appointments.findAll(found.visitIds)]);
	return visits.every(({ userId }) => userId === holding?.userId);
}

interface RequestedVisits extends Pick<SeriesRequest, 'serviceId' | 'forWhom'> {
	readonly userId: string;
	readonly actor: string;
	readonly order: SeriesOrder;
}

const DONE: KeptOutcome = { state: 'done' };

/** One visit. Its id and key follow from the order, so two simultaneous tries book it once. */
async function bookVisit(
	deps: BookSeriesDeps,
	{ userId, actor, order, serviceId, forWhom }: RequestedVisits,
	{ appointmentId, date = '', time = '', psychologistId = '' }: OrderedVisit,
): Promise<KeptOutcome | undefined> {
	if (await deps.appointments.find(appointmentId)) return DONE;
	const body = { serviceId, forWhom, date, time, psychologistId };
	const command = {
		...{ ...newAttempts(deps), id: appointmentId, seriesId: order.seriesId },
		...{ userId, actor, sessionVersion: undefined, byStaff: true, body },
		...{ key: `${order.id}-${appointmentId}`, fingerprint: bookingFingerprint(body) },
	};
	const answer = await retryOptimistically(() => attemptBooking(deps, command), deps);
	if (answer) return outcomeOf(answer, { appointmentId, date, now: deps.now() });
	return (await deps.appointments.find(appointmentId)) ? DONE : undefined;
}

function outcomeOf(
	answer: BookingResult,
	{ appointmentId, date, now }: { readonly appointmentId: string; readonly date: string; readonly now: Date },
): KeptOutcome {
	if (answer.ok) {
		if (answer.value.ticket.appointmentId === appointmentId) return DONE;
		// Another request has booked the same session.
		return refusedTime({ refusal: 'client_overlap' }, { date, now });
	}
	switch (answer.refusal) {
		case 'unauthenticated':
			return { state: 'changed', reason: 'This client has no open record any more.' };
		case 'too_many_bookings':
		case 'email_unconfirmed':
		case 'too_many_requests':
		case 'idempotency_key_reused':
		case 'unavailable':
			throw new Error(`A visit of a series cannot be refused because of ${answer.refusal}.`);
		default:
			return refusedTime({ refusal: answer.refusal, detail: answer.detail }, { date, now });
	}
}
