import { isAppointmentMail } from '../../appointment/mail/mail-kind.ts';
import type { MailStateStore } from '../../appointment/mail/mail-state.ts';
import type { SmsState } from '../../appointment/mail/sms-state.ts';
import { backoffAfter, hasExhaustedRetries, type Job, type JobType } from '../../outbox/job.ts';
import { log, traceOf } from '../../platform/log.ts';
import { withRequestId } from '../../platform/request-id.ts';
import { type IssueMailStates, issueOutcome } from '../issues/issue-mail-states.usecase.ts';
import type { SeriesMailStates } from '../series/series-mail-states.usecase.ts';
import { type SmsAlarm, smsAlarmOf } from '../sms/sms-alarm.ts';
import { type JobResult, type JobWork, MAIL_OF, PROGRESS_OF, SMS_OF, SMS_PROGRESS_OF } from './job-result.ts';
import type { JobStore } from './job-store.ts';

export interface RunJobDeps {
	readonly jobs: Pick<JobStore, 'claim' | 'finish' | 'postpone'>;
	readonly mails: MailStateStore;
	readonly seriesMails: SeriesMailStates;
	readonly issueMails: IssueMailStates;
	readonly work: Record<JobType, JobWork>;
	readonly now: () => Date;
	/** Raises an alarm: a job was given up, and somebody must do by hand what it would have done. */
	readonly onGivenUp: () => void;
	/** The same for SMS, which may go by mail instead. */
	readonly onSmsAlarm: (alarm: SmsAlarm) => void;
}

export type RunJob = (jobId: string) => Promise<JobResult['kind'] | 'not_due'>;

/**
 * Claims a job and does it. Idempotent, from the stream and from the sweep at once:
 * only the holder of the claim works, and a claim left behind by a crash expires after its quarantine.
 */
export const runJob = (deps: RunJobDeps): RunJob => {
	const run = runClaimed(deps);
	return async (jobId) => {
		const job = await deps.jobs.claim(jobId, deps.now());
		return job ? withRequestId(job.requestId, () => run(job)) : 'not_due';
	};
};

const runClaimed =
	({ jobs, mails, seriesMails, issueMails, work, now, onGivenUp, onSmsAlarm }: RunJobDeps) =>
	async (job: Job): Promise<JobResult['kind']> => {
		const result = orDead(job, await attempt(work[job.type], job, now()), now());
		const fields = { jobId: job.id, type: job.type, ref: job.ref, attempt: job.attempts };
		switch (result.kind) {
			case 'wait':
				log.warn('JOB_OUTCOME_UNKNOWN', { ...fields, reason: result.reason });
				break;
			case 'retry':
				log.warn('JOB_POSTPONED', { ...fields, reason: result.reason });
				await jobs.postpone(job, new Date(now().getTime() + (result.pauseMs ?? backoffAfter(job.attempts))));
				break;
			case 'finished':
				await close({ jobs, mails, seriesMails, issueMails, now }, job, result);
				log.info('JOB_FINISHED', {
					...fields,
					state: result.state,
					reason: result.reason,
					messageId: result.messageId,
				});
				if (result.state === 'dead' && !SMS_OF[job.type]) onGivenUp();
		}
		const alarm = smsAlarmOf(job, result);
		if (alarm) onSmsAlarm(alarm);
		return result.kind;
	};

/** A job whose 72 hours are over is not retried, but always has its first attempt. */
const attempt = async (work: JobWork | undefined, job: Job, now: Date): Promise<JobResult> => {
	// Promised by a newer release than this: it waits for it.
	if (!work) return { kind: 'retry', reason: 'UnknownType' };
	if (job.attempts > 1 && hasExhaustedRetries(job, now)) return { kind: 'retry', reason: 'WornOut' };
	try {
		return await work(job);
	} catch (error) {
		// Work that sends mail answers instead of throwing, so what throws has not happened, or may be repeated.
		log.error('JOB_ATTEMPT_FAILED', { jobId: job.id, ...traceOf(error) });
		return { kind: 'retry', reason: error instanceof Error ? error.name : 'UnknownError' };
	}
};

const orDead = (job: Job, result: JobResult, now: Date): JobResult =>
	result.kind === 'retry' && hasExhaustedRetries(job, now)
		? { kind: 'finished', state: 'dead', reason: result.reason }
		: result;

/**
 * The job of a sent mail is closed first, or a failing record of its state would send it twice; its event tells staff in any case. A mail
 * that is never sent has no event: its state is recorded first, and a failure leaves the job to be closed again.
 */
async function close(
	{ jobs, now, ...states }: Pick<RunJobDeps, 'jobs' | 'mails' | 'seriesMails' | 'issueMails' | 'now'>,
	job: Job,
	result: Extract<JobResult, { kind: 'finished' }>,
): Promise<void> {
	if (result.state !== 'done') await noteFate(states, job, result, now());
	await jobs.finish(job.id, result.state);
	if (result.state === 'done') await noteFate(states, job, result, now());
}

const noteFate = (
	states: Pick<RunJobDeps, 'mails' | 'seriesMails' | 'issueMails'>,
	job: Job,
	result: Extract<JobResult, { kind: 'finished' }>,
	now: Date,
): Promise<void> =>
	job.type === 'newsletter_issue_mail'
		? states.issueMails.record(job, issueOutcome(result.state, result.reason), now)
		: noteMail(states, job, result, now);

/** What staff see of the notice: nothing of one that turned out to be out of date. */
async function noteMail(
	states: Pick<RunJobDeps, 'mails' | 'seriesMails'>,
	job: Job,
	{ state, messageId, reason }: Extract<JobResult, { kind: 'finished' }>,
	now: Date,
): Promise<void> {
	const sent = messageId === undefined ? {} : { messageId };
	const about = { at: now.toISOString(), version: job.refVersion, attempt: job.attempts, job: job.id, ...sent };
	const smsState = SMS_PROGRESS_OF[state];
	if (SMS_OF[job.type] && smsState) {
		const why = smsState === 'sent' || reason === undefined ? {} : { reason };
		return noteSms(states, job, { state: smsState, ...about, ...why });
	}
	const [mail, mailState] = [MAIL_OF[job.type], PROGRESS_OF[state]];
	if (!mail || !mailState) return;
	if (mail === 'series') await states.seriesMails.record(job.ref, { state: mailState, ...about });
	if (isAppointmentMail(mail)) await states.mails.record(job.ref, mail, { state: mailState, ...about });
}

async function noteSms(
	{ mails, seriesMails }: Pick<RunJobDeps, 'mails' | 'seriesMails'>,
	{ type, ref }: Job,
	news: SmsState,
): Promise<void> {
	const kind = SMS_OF[type];
	if (kind === 'series') await seriesMails.recordSms(ref, news);
	else if (kind) await mails.recordSms(ref, kind, news);
}
