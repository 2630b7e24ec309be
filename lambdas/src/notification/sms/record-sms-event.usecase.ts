import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import type { MailStateStore } from '../../appointment/mail/mail-state.ts';
import type { PhoneStates } from '../../client/phone-state.ts';
import { noticeOf } from '../../outbox/notice-job.ts';
import { log } from '../../platform/log.ts';
import type { WaitingListStore } from '../../waiting-list/waiting-list-store.ts';
import type { SeriesMailStates } from '../series/series-mail-states.usecase.ts';
import type { SeriesNotices } from '../series/series-notices.usecase.ts';
import type { JobStore } from '../work/job-store.ts';
import type { InboundSms } from './inbound-sms.ts';
import type { Notices } from './notices.usecase.ts';
import type { SmsEvent } from './sms-event.ts';
import { isAppointmentSms } from './sms-kind.ts';

export interface RecordSmsEventDeps {
	readonly jobs: Pick<JobStore, 'recordAccepted'>;
	readonly mails: Pick<MailStateStore, 'recordSms'>;
	readonly phones: Pick<PhoneStates, 'flagUndeliverable' | 'reached'>;
	readonly notices: Pick<Notices, 'byMailInstead'>;
	readonly seriesMails: Pick<SeriesMailStates, 'recordSms'>;
	readonly seriesNotices: Pick<SeriesNotices, 'byMailInstead'>;
	readonly waiting: Pick<WaitingListStore, 'noteLost'>;
}

/**
 * Records what the SMS service reports. Any event of an attempt proves that it took the message, also where the outcome of the call is
 * unknown: so the job is done (promise N12). What did not arrive is told by mail; of a time that opened, by a phone call. Idempotent: an event may be delivered twice.
 */
export const recordSmsEvent =
	(deps: RecordSmsEventDeps) =>
	async (event: SmsEvent): Promise<void> => {
		const { to, ...told } = event;
		log.info('SMS_EVENT', { ...told });
		await deps.jobs.recordAccepted(event.jobId, event.attempt);
		await noteNumber(deps, event);
		if (isAppointmentSms(event.kind)) await noteNotice(deps, event, event.kind);
		if (event.kind === 'series') await noteSeriesNotice(deps, event);
		if (event.kind === 'time_offer' && isLost(event.progress))
			await deps.waiting.noteLost(event.ref, noticeOf(event.jobId), 'sms');
	};

async function noteNumber({ phones }: RecordSmsEventDeps, { to, isNoNumber, progress, at }: SmsEvent): Promise<void> {
	if (!to) return;
	if (isNoNumber) await phones.flagUndeliverable(to, at);
	if (progress === 'delivered') await phones.reached(to, at);
}

async function noteNotice(
	{ mails, notices }: RecordSmsEventDeps,
	{ progress: state, at, messageId, reason, ref, version, attempt, jobId }: SmsEvent,
	kind: AppointmentMailKind,
): Promise<void> {
	const why = reason === undefined ? {} : { reason };
	await mails.recordSms(ref, kind, { state, at, messageId, version, attempt, job: jobId, ...why });
	if (isLost(state)) await notices.byMailInstead({ name: noticeOf(jobId), kind, appointmentId: ref, version });
}

async function noteSeriesNotice(
	{ seriesMails, seriesNotices }: RecordSmsEventDeps,
	{ progress: state, at, messageId, reason, ref, version, attempt, jobId }: SmsEvent,
): Promise<void> {
	const why = reason === undefined ? {} : { reason };
	await seriesMails.recordSms(ref, { state, at, messageId, version, attempt, job: jobId, ...why });
	if (isLost(state)) await seriesNotices.byMailInstead({ name: noticeOf(jobId), orderId: ref });
}

const isLost = (state: SmsEvent['progress']): boolean => state === 'unreachable' || state === 'undelivered';

export interface RecordInboundSmsDeps {
	readonly phones: Pick<PhoneStates, 'stop' | 'start'>;
}

/** Does what somebody answered: STOP and START in any case, ACHA and ANZA in Kiswahili (promise N16). `at`: ISO UTC. */
export const recordInboundSms =
	({ phones }: RecordInboundSmsDeps) =>
	async ({ from, wish }: InboundSms, at: string): Promise<void> => {
		log.info('SMS_ANSWERED', { wish });
		if (wish === 'stop') await phones.stop(from, 'sms', at);
		else await phones.start(from, at);
	};
