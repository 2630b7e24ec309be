import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import { seriesRepository } from '../../../appointment/series/series.repository.ts';
import type { OrderKind } from '../../../appointment/series.ts';
import { unconfirmedMailLimit } from '../../recipient/unconfirmed-mails.ts';
import { NOTICE_OF, notifiedVisits, readOrder } from '../../state/ordered-visits.usecase.ts';
import { type MailNotice, OBSOLETE, type SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { smsAboutVisits } from '../visit/sms-about-visits.usecase.ts';
import { seriesLetter } from './series-letter.ts';
import { seriesText } from './series-text.ts';

interface SeriesContent {
	readonly kind: OrderKind;
	/** Soonest first, without past visits and visits that changed again, which have notices of their own. */
	readonly visits: readonly NotifiedAppointment[];
}

/** Reads the visits of an order that start after an instant (ISO UTC). */
const reader = ({ db, tableName, appointments }: NoticeParts) => {
	const orders = seriesRepository(db, tableName);
	return async (orderId: string, after: string): Promise<SeriesContent | undefined> => {
		const read = await readOrder({ orders, appointments }, orderId);
		return (
			read && {
				kind: read.order.kind,
				visits: notifiedVisits(read.order, read.found).filter(({ startAt }) => after < startAt),
			}
		);
	};
};

/** One mail about all visits of an order. Obsolete when none is left. */
export const seriesMail = (parts: NoticeParts): MailNotice => {
	const { mailClient, siteOrigin, now } = parts;
	const read = reader(parts);
	return async ({ ref: orderId }) => {
		const notified = await read(orderId, now().toISOString());
		const [first] = notified?.visits ?? [];
		if (!notified || !first) return OBSOLETE;
		const { kind, visits } = notified;
		const { userId } = first;
		const count = { mailId: `series#${orderId}`, limit: unconfirmedMailLimit(NOTICE_OF[kind], first) };
		return {
			client: { userId },
			letter: (centre) =>
				mailClient(userId, count, async ({ name, lacksConsent }) => {
					// Loaded with the first such mail: its library is large.
					const { calendarEntries } = await import('../visit/calendar-entry.ts');
					return {
						letter: seriesLetter(kind, { centre, name, lacksConsent, siteOrigin, now: now(), visits }),
						calendar: calendarEntries(visits, { centre, siteOrigin }, now()),
					};
				}),
		};
	};
};

/** One SMS about all visits of an order. */
export const seriesSms = (parts: NoticeParts): SmsNotice => {
	const read = reader(parts);
	return async (job) => {
		const notified = await read(job.ref, job.createdAt);
		if (!notified) return OBSOLETE;
		const { kind, visits } = notified;
		return smsAboutVisits(parts, job, { visits, textIn: (frame) => seriesText(kind, { ...frame, visits }) });
	};
};
