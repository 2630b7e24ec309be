import type { AppointmentJobMail } from '../../appointment/mail/mail-kind.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { OrderedVisit, OrderKind, SeriesOrder } from '../../appointment/series/series.ts';

/** What a client is told of an order, by the word that a notice of one visit has for it. */
export const NOTICE_OF: Record<OrderKind, AppointmentJobMail> = {
	booked: 'confirmation',
	moved: 'moved',
	cancelled: 'cancelled',
};

/** What a visit must be for the notice to be true. */
const TRUE_OF: Record<OrderKind, string> = { booked: 'confirmed', moved: 'confirmed', cancelled: 'cancelled' };

/** What an order did, as far as anybody knows: each visit that was tried and done, or, while it is under way, that stands there. */
export const doneIn = (
	{ visits, outcomes }: Pick<SeriesOrder, 'visits' | 'outcomes'>,
	found: ReadonlyMap<string, NotifiedAppointment>,
): readonly OrderedVisit[] =>
	visits.filter(({ appointmentId, version }, at) => {
		const isDone = outcomes === undefined || outcomes[at]?.state === 'done';
		return isDone && (found.get(appointmentId)?.ver ?? 0) >= version;
	});

/** The visits a notice tells of, soonest first: one that was changed again since has a notice of its own. */
export const toldVisits = (
	order: Pick<SeriesOrder, 'kind' | 'visits' | 'outcomes'>,
	found: ReadonlyMap<string, NotifiedAppointment>,
): readonly NotifiedAppointment[] =>
	doneIn(order, found)
		.flatMap(({ appointmentId, version }) => {
			const visit = found.get(appointmentId);
			return visit?.ver === version && visit.status === TRUE_OF[order.kind] ? [visit] : [];
		})
		.sort((a, b) => a.startAt.localeCompare(b.startAt));
