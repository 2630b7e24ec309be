import type { MailState, MailStateStore } from '../../appointment/mail/mail-state.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { SmsState } from '../../appointment/mail/sms-state.ts';
import type { SeriesOrder, SeriesStore } from '../../appointment/series/series.ts';
import type { ReminderStore } from '../mail-events/reminder-store.ts';
import { doneIn, NOTICE_OF } from './told-visits.ts';

export interface SeriesVisitsDeps {
	readonly orders: Pick<SeriesStore, 'findOrder'>;
	readonly appointments: Pick<ReminderStore, 'find'>;
}

/** Staff see at each visit what became of the notice that told of it. */
export interface SeriesMailStates {
	record(orderId: string, news: MailState): Promise<void>;
	recordSms(orderId: string, news: SmsState): Promise<void>;
	/** Whose visits they are; undefined when none is on file. */
	clientOf(orderId: string): Promise<string | undefined>;
}

/** An order, and those of its visits that are on file. */
export async function readOrder(
	{ orders, appointments }: SeriesVisitsDeps,
	orderId: string,
): Promise<{ readonly order: SeriesOrder; readonly found: ReadonlyMap<string, NotifiedAppointment> } | undefined> {
	const order = await orders.findOrder(orderId);
	if (!order) return undefined;
	const visits = await Promise.all(order.visits.map(({ appointmentId }) => appointments.find(appointmentId)));
	return { order, found: new Map(visits.flatMap((visit) => (visit ? [[visit.id, visit] as const] : []))) };
}

export const seriesMailStates = ({
	mails,
	...deps
}: SeriesVisitsDeps & { readonly mails: MailStateStore }): SeriesMailStates => {
	const ofEach = async (orderId: string, record: (id: string, of: Recorded) => Promise<void>): Promise<void> => {
		const read = await readOrder(deps, orderId);
		if (!read) return;
		const kind = NOTICE_OF[read.order.kind];
		for (const { appointmentId, version } of doneIn(read.order, read.found))
			await record(appointmentId, { kind, version });
	};
	return {
		record: (orderId, news) => ofEach(orderId, (id, { kind, version }) => mails.record(id, kind, { ...news, version })),
		recordSms: (orderId, news) =>
			ofEach(orderId, (id, { kind, version }) => mails.recordSms(id, kind, { ...news, version })),
		async clientOf(orderId) {
			const read = await readOrder(deps, orderId);
			return read && [...read.found.values()][0]?.userId;
		},
	};
};

interface Recorded {
	readonly kind: (typeof NOTICE_OF)[SeriesOrder['kind']];
	readonly version: number;
}
