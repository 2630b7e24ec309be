import type { NoticeStateStore } from '../../appointment/notice-state-store.ts';
import type { PhoneStates } from '../../client/phone-state.ts';
import { noticeOf } from '../../outbox/notice-job.ts';
import { isVisitNotice } from '../../outbox/notices.ts';
import { log } from '../../platform/log.ts';
import type { WaitingListStore } from '../../waiting-list/waiting-list-store.ts';
import type { JobStore } from '../job/job-store.ts';
import type { NoticeJobs } from '../job/notice-jobs.usecase.ts';
import type { SeriesStates } from '../state/series-states.usecase.ts';
import type { InboundSms } from './inbound-sms.ts';
import type { SmsEvent } from './sms-event.ts';

export interface RecordSmsEventDeps {
	readonly jobs: Pick<JobStore, 'recordAccepted'>;
	readonly mails: Pick<NoticeStateStore, 'recordSms'>;
	readonly series: Pick<SeriesStates, 'recordSms'>;
	readonly phones: Pick<PhoneStates, 'flagUndeliverable' | 'reached'>;
	readonly noticeJobs: Pick<NoticeJobs, 'byMailInstead'>;
	readonly waiting: Pick<WaitingListStore, 'noteLost'>;
}

/**
 * Records a delivery event of an SMS. Any event proves that the service accepted that attempt, also when the outcome of
 * the call is unknown: the job is done (promise N12). A lost SMS is replaced by a mail, or, for an offered time, by a
 * phone call. Idempotent: events may arrive twice.
 */
export const recordSmsEvent =
	(deps: RecordSmsEventDeps) =>
	async (event: SmsEvent): Promise<void> => {
		const { to, ...logged } = event;
		log.info('SMS_EVENT', { ...logged });
		await deps.jobs.recordAccepted(event.jobId, event.attempt);
		await noteNumber(deps, event);
		if (event.kind === 'time_offer' && isLost(event.progress))
			await deps.waiting.noteLost(event.ref, noticeOf(event.jobId), 'sms');
		else await noteVisits(deps, event);
	};

async function noteNumber({ phones }: RecordSmsEventDeps, { to, isNoNumber, progress, at }: SmsEvent): Promise<void> {
	if (!to) return;
	if (isNoNumber) await phones.flagUndeliverable(to, at);
	if (progress === 'delivered') await phones.reached(to, at);
}

/** Records the delivery status at one visit, or at a change of a series. A lost SMS is replaced by a mail. */
async function noteVisits({ mails, series, noticeJobs }: RecordSmsEventDeps, event: SmsEvent): Promise<void> {
	const { kind, progress: state, at, messageId, reason, ref, version, attempt, jobId } = event;
	const news = { state, at, messageId, version, attempt, job: jobId, ...(reason === undefined ? {} : { reason }) };
	if (kind === 'series') await series.recordSms(ref, news);
	else if (isVisitNotice(kind)) await mails.recordSms(ref, kind, news);
	else return;
	if (isLost(state)) await noticeJobs.byMailInstead({ name: noticeOf(jobId), kind, ref, version });
}

const isLost = (state: SmsEvent['progress']): boolean => state === 'unreachable' || state === 'undelivered';

export interface RecordInboundSmsDeps {
	readonly phones: Pick<PhoneStates, 'stop' | 'start'>;
}

/** Applies an opt-out or opt-in sent by SMS: STOP and START, in Kiswahili ACHA and ANZA (promise N16). `at`: ISO UTC. */
export const recordInboundSms =
	({ phones }: RecordInboundSmsDeps) =>
	async ({ from, wish }: InboundSms, at: string): Promise<void> => {
		log.info('SMS_ANSWERED', { wish });
		if (wish === 'stop') await phones.stop(from, 'sms', at);
		else await phones.start(from, at);
	};
