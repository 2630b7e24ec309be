import type { Job } from '../../outbox/job.ts';
import { mailInsteadId, noticeOf } from '../../outbox/notice-job.ts';
import type { DeliverSms, SmsDelivery } from '../sms/deliver-sms.usecase.ts';
import type { JobResult, JobWork } from '../work/job-result.ts';
import type { JobStore } from '../work/job-store.ts';
import { type DayNotice, type ReadDayNoticeDeps, readDayNotice } from './day-notice.usecase.ts';
import { dayNoticeText } from './day-notice-text.ts';
import { confirmedNumber } from './send-day-notice.usecase.ts';

export interface SendDayNoticeSmsDeps extends ReadDayNoticeDeps {
	readonly jobs: Pick<JobStore, 'promise'>;
	readonly deliver: DeliverSms;
	/** The host of the site, where the page is. */
	readonly host: string;
}

/** How long a phone that is off is waited for. */
const VALID_SECONDS = 4 * 60 * 60;
/** The service is tried so often before an email tells it. */
const ATTEMPTS = 5;

/** Tells a psychologist by SMS what changed, to the number they confirmed. What does not leave is told by email, unless they have it already. */
export const sendDayNoticeSms =
	(deps: SendDayNoticeSmsDeps): JobWork =>
	async (job) => {
		const notice = await readDayNotice(deps)(job);
		if ('kind' in notice) return notice;
		const to = confirmedNumber(notice.recipient);
		if (to === undefined) return byMailInstead(deps, notice, job, 'NoNumber');
		const { id: jobId, ref, refVersion: version, attempts: attempt, lease } = job;
		const delivery = await deps.deliver(
			{
				to,
				text: dayNoticeText(notice.changes, deps.host),
				validSeconds: VALID_SECONDS,
				// The service repeats what it is given: a visit or an account would say too much.
				tags: { kind: 'day_notice', ref: 'day', version, attempt, jobId },
			},
			lease,
		);
		return resultFor(deps, notice, { ...job, ref }, delivery);
	};

async function resultFor(
	deps: SendDayNoticeSmsDeps,
	notice: DayNotice,
	job: Job,
	delivery: SmsDelivery,
): Promise<JobResult> {
	switch (delivery.kind) {
		case 'accepted':
			return { kind: 'finished', state: 'done', messageId: delivery.messageId };
		case 'unknown':
			return { kind: 'wait', reason: delivery.reason };
		case 'refused':
			return job.attempts < ATTEMPTS
				? { kind: 'retry', reason: delivery.reason }
				: byMailInstead(deps, notice, job, delivery.reason);
		case 'suppressed':
		case 'given_up':
			return byMailInstead(deps, notice, job, delivery.reason);
	}
}

async function byMailInstead(
	{ jobs, now }: SendDayNoticeSmsDeps,
	{ choice }: DayNotice,
	{ id, ref, refVersion }: Job,
	reason: string,
): Promise<JobResult> {
	if (choice.channel === 'sms')
		await jobs.promise({ id: mailInsteadId(noticeOf(id)), type: 'day_notice_mail', ref, refVersion, now: now() });
	return { kind: 'finished', state: 'suppressed', reason };
}
