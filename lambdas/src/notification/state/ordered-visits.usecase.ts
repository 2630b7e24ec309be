import type { NotifiedAppointment } from '../../appointment/reminder.ts';
import type { OrderedVisit, OrderKind, SeriesOrder, SeriesStore } from '../../appointment/series.ts';
import type { AppointmentJobMail } from '../../outbox/notices.ts';
import { EXPECTED_STATUS } from './expected-status.ts';
import type { ReminderStore } from './reminder-store.ts';

/** The notice of a single visit, by the kind of the order. */
export const NOTICE_OF: Record<OrderKind, AppointmentJobMail> = {
	booked: 'confirmation',
	moved: 'moved',
	cancelled: 'cancelled',
};

export interface OrderedVisitsDeps {
	readonly orders: Pick<SeriesStore, 'findOrder'>;
	readonly appointments: Pick<ReminderStore, 'find'>;
}

export async function readOrder(
	{ orders, appointments }: OrderedVisitsDeps,
	orderId: string,
): Promise<{ readonly order: SeriesOrder; readonly found: ReadonlyMap<string, NotifiedAppointment> } | undefined> {
	const order = await orders.findOrder(orderId);
	if (!order) return undefined;
	const visits = await Promise.all(order.visits.map(({ appointmentId }) => appointments.find(appointmentId)));
	return { order, found: new Map(visits.flatMap((visit) => (visit ? [[visit.id, visit] as const] : []))) };
}

/**
 * The visits that the order has changed. A settled order stores outcomes; before that, the versions of the visits
 * decide.
 */
export const doneIn = (
	{ visits, outcomes }: Pick<SeriesOrder, 'visits' | 'outcomes'>,
	found: ReadonlyMap<string, NotifiedAppointment>,
): readonly OrderedVisit[] =>
	visits.filter(({ appointmentId, version }, at) => {
		const isDone = outcomes === undefined || outcomes[at]?.state === 'done';
		return isDone && (found.get(appointmentId)?.ver ?? 0) >= version;
	});

/** The visits that the notice lists, soonest first. A visit that changed again has a notice of its own. */
export const notifiedVisits = (
	order: Pick<SeriesOrder, 'kind' | 'visits' | 'outcomes'>,
	found: ReadonlyMap<string, NotifiedAppointment>,
): readonly NotifiedAppointment[] =>
	doneIn(order, found)
		.flatMap(({ appointmentId, version }) => {
			const visit = found.get(appointmentId);
			return visit?.ver === version && visit.status === EXPECTED_STATUS[NOTICE_OF[order.kind]] ? [visit] : [];
		})
		.sort((a, b) => a.startAt.localeCompare(b.startAt));
