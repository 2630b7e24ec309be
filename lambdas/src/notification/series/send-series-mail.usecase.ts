import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { Job } from '../../outbox/job.ts';
import { isMailInstead, noticeOf } from '../../outbox/notice-job.ts';
import { type Deliver, isUnsendable, type MailOrder, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import { seriesLetter } from '../letters/series-letter.ts';
import type { AppointmentMailDeps } from '../send/appointment-mail.usecase.ts';
import { unconfirmedMailLimit } from '../send/unconfirmed-mails.ts';
import type { Notices } from '../sms/notices.usecase.ts';
import { type JobResult, type JobWork, resultOf } from '../work/job-result.ts';
import type { JobStore } from '../work/job-store.ts';
import { readOrder, type SeriesVisitsDeps } from './series-mail-states.usecase.ts';
import type { SeriesNotices } from './series-notices.usecase.ts';
import { NOTICE_OF, toldVisits } from './told-visits.ts';

export interface SendSeriesMailDeps extends SeriesVisitsDeps, AppointmentMailDeps {
	readonly jobs: Pick<JobStore, 'stateOf'>;
	readonly notices: Pick<Notices, 'channelsOf' | 'reachesBySms'>;
	readonly seriesNotices: SeriesNotices;
	readonly deliver: Deliver;
}

const OBSOLETE: JobResult = { kind: 'finished', state: 'obsolete' };

/**
 * Tells the client of all visits of one order in one notice, as they stand now, by the channels they chose. One that was changed again
 * since, or is over, is left to its own notice; where none is left nobody is told.
 */
export const sendSeriesMail =
	(deps: SendSeriesMailDeps): JobWork =>
	async (job) => {
		const read = await readOrder(deps, job.ref);
		const told = read && toldVisits(read.order, read.found).filter((visit) => isToCome(visit, deps.now()));
		const [first] = told ?? [];
		if (!read || !told || !first) return OBSOLETE;
		const { kind } = read.order;
		const order = orderOf(job, 'series', writeSeriesMail(deps, { kind, visits: told, orderId: job.ref }));
		return isMailInstead(job.id) ? mailInstead(deps, job, order) : tell(deps, job, first.userId, order);
	};

const isToCome = ({ startAt }: NotifiedAppointment, now: Date): boolean => Date.parse(startAt) > now.getTime();

async function tell(
	{ notices, seriesNotices, deliver }: SendSeriesMailDeps,
	{ id, ref: orderId, askedAt }: Job,
	userId: string,
	order: MailOrder,
): Promise<JobResult> {
	const notice = { name: noticeOf(id), orderId, askedAt };
	const { mail, sms } = await notices.channelsOf(userId);
	if (sms) await seriesNotices.bySms(notice);
	if (!mail) return { kind: 'finished', state: sms ? 'by_sms' : 'untold' };
	const delivery = await deliver(order);
	if (isUnsendable(delivery) && (await notices.reachesBySms(userId))) await seriesNotices.bySms(notice);
	return resultOf(delivery);
}

/** Only where the notice went by SMS alone (promise N12). */
async function mailInstead({ jobs, deliver }: SendSeriesMailDeps, { id }: Job, order: MailOrder): Promise<JobResult> {
	const state = await jobs.stateOf(noticeOf(id));
	if (state === 'by_sms') return resultOf(await deliver(order));
	return state === 'pending' || state === 'sending' ? { kind: 'retry', reason: 'NoticeUnsettled' } : OBSOLETE;
}

interface ToldOrder {
	readonly orderId: string;
	readonly kind: keyof typeof NOTICE_OF;
	readonly visits: readonly NotifiedAppointment[];
}

const writeSeriesMail =
	(
		{ recipients, unconfirmed, siteOrigin, now }: AppointmentMailDeps,
		{ orderId, kind, visits }: ToldOrder,
	): WriteDraft =>
	async (centre) => {
		const [first] = visits;
		const recipient = first && (await recipients.find(first.userId));
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, emailVerified, undeliverable, lacksConsent, ignoresSuppression } = recipient;
		if (email === undefined) return { kind: 'untold' };
		if (undeliverable) return { kind: 'suppressed' };
		const limit = unconfirmedMailLimit(NOTICE_OF[kind], first);
		const mail = { about: 'visits', email, mailId: `series#${orderId}`, limit, now: now() } as const;
		if (!emailVerified && !(await unconfirmed.admit(mail))) return { kind: 'held_back' };
		// Loaded with the first such mail, for its library.
		const { calendarEntries } = await import('../letters/calendar-entry.ts');
		const facts = { centre, name, lacksConsent, siteOrigin, now: now() };
		return {
			kind: 'draft',
			to: email,
			ignoresSuppression,
			letter: seriesLetter(kind, { ...facts, visits }),
			calendar: calendarEntries(visits, { centre, siteOrigin }, now()),
		};
	};
