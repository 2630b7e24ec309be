import type { MailState } from '../../appointment/mail-state.ts';
import type { NoticeStateStore } from '../../appointment/notice-state-store.ts';
import type { SmsState } from '../../appointment/sms-state.ts';
import type { AppointmentJobMail } from '../../outbox/notices.ts';
import { doneIn, NOTICE_OF, type OrderedVisitsDeps, readOrder } from './ordered-visits.usecase.ts';

/** Records the delivery status of a notice about several visits on each of them. */
export interface SeriesStates {
	record(orderId: string, news: MailState): Promise<void>;
	recordSms(orderId: string, news: SmsState): Promise<void>;
	/** Undefined when no visit of the order exists. */
	clientOf(orderId: string): Promise<string | undefined>;
}
interface Recorded {
	readonly kind: AppointmentJobMail;
	readonly version: number;
}

export const seriesStates = ({
	mails,
	...deps
}: OrderedVisitsDeps & { readonly mails: NoticeStateStore }): SeriesStates => {
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
