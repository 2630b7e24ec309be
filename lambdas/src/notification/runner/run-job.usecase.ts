import type { MailState } from '../../appointment/mail-state.ts';
import type { NoticeStateStore } from '../../appointment/notice-state-store.ts';
import type { SmsState } from '../../appointment/sms-state.ts';
import { issueOfJob } from '../../newsletter-issue/issue-job.ts';
import type { IssueRecipientStore } from '../../newsletter-issue/issue-store.ts';
import { backoffAfter, hasExhaustedRetries, type Job, type JobType } from '../../outbox/job.ts';
import { isVisitNotice, isVisitSms, type MailKind, mailOf, type SmsKind, smsOf } from '../../outbox/notices.ts';
import { log, traceOf } from '../../platform/log.ts';
import { withRequestId } from '../../platform/request-id.ts';
import { type SmsAlarm, smsAlarmOf } from '../channel/sms/sms-alarm.ts';
import { type JobResult, type JobWork, PROGRESS_OF, SMS_PROGRESS_OF } from '../job/job-result.ts';
import type { JobStore } from '../job/job-store.ts';
import { issueOutcome } from '../state/issue-states.ts';
import type { SeriesStates } from '../state/series-states.usecase.ts';

export interface RunJobDeps {
	readonly jobs: Pick<JobStore, 'claim' | 'finish' | 'postpone'>;
	readonly mails: NoticeStateStore;
	readonly series: SeriesStates;
	readonly issues: Pick<IssueRecipientStore, 'record'>;
	/** Without an entry for jobs that a newer release promised. */
	readonly work: { readonly [Type in JobType]?: JobWork };
	readonly now: () => Date;
	/** Raises the alarm that a job was given up: staff must do its work by hand. */
	readonly onGivenUp: () => void;
	readonly onSmsAlarm: (alarm: SmsAlarm) => void;
}

type States = Pick<RunJobDeps, 'mails' | 'series' | 'issues'>;
type Finished = Extract<JobResult, { kind: 'finished' }>;

export type RunJob = (jobId: string) => Promise<JobResult['kind'] | 'not_due'>;

/**
 * Claims a job and runs it. Idempotent, also when stream and sweep run it concurrently: only the holder of the lease
 * works, and a claim left by a crash ends after its quarantine.
 */
export const runJob = (deps: RunJobDeps): RunJob => {
	const run = runClaimed(deps);
	return async (jobId) => {
		const job = await deps.jobs.claim(jobId, deps.now());
		return job ? withRequestId(job.requestId, () => run(job)) : 'not_due';
	};
};

const runClaimed =
	({ jobs, work, now, onGivenUp, onSmsAlarm, ...states }: RunJobDeps) =>
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
				await close({ jobs, now, ...states }, job, result);
				log.info('JOB_FINISHED', {
					...fields,
					state: result.state,
					reason: result.reason,
					messageId: result.messageId,
				});
				if (result.state === 'dead' && !isVisitSms(job.type)) onGivenUp();
		}
		const alarm = smsAlarmOf(job, result);
		if (alarm) onSmsAlarm(alarm);
		return result.kind;
	};

/** No retries after 72 hours, but the first attempt is always made, as after an outage of the notifier. */
const attempt = async (work: JobWork | undefined, job: Job, now: Date): Promise<JobResult> => {
	// A job of a newer release waits for that release.
	if (!work) return { kind: 'retry', reason: 'UnknownType' };
	if (job.attempts > 1 && hasExhaustedRetries(job, now)) return { kind: 'retry', reason: 'WornOut' };
	try {
		return await work(job);
	} catch (error) {
		// Work that sends never throws afterwards, so that an exception is safe to retry.
		log.error('JOB_ATTEMPT_FAILED', { jobId: job.id, ...traceOf(error) });
		return { kind: 'retry', reason: error instanceof Error ? error.name : 'UnknownError' };
	}
};

const orDead = (job: Job, result: JobResult, now: Date): JobResult =>
	result.kind === 'retry' && hasExhaustedRetries(job, now)
		? { kind: 'finished', state: 'dead', reason: result.reason }
		: result;

type Noting = States & Pick<RunJobDeps, 'now'>;

/**
 * Closes a job and records its status. For a sent mail the job is closed first, because a failure between the two must
 * not send the mail twice; its event records the status again. A mail that is not sent has no event, so its status is
 * recorded first, and a failure leaves the job open for a retry.
 */
async function close(
	{ jobs, ...noting }: Noting & Pick<RunJobDeps, 'jobs'>,
	job: Job,
	result: Finished,
): Promise<void> {
	if (result.state !== 'done') await note(noting, job, result);
	await jobs.finish(job.id, result.state);
	if (result.state === 'done') await note(noting, job, result);
}

interface Noted<Kind> {
	readonly ref: string;
	readonly kind: Kind;
}

/** Records the delivery status that staff see; an obsolete notice has none. */
async function note({ now: clock, ...states }: Noting, job: Job, result: Finished): Promise<void> {
	const now = clock();
	const [mail, sms] = [mailOf(job.type), smsOf(job.type)];
	if (mail === 'newsletter_issue')
		return states.issues.record(
			{ issueId: issueOfJob(job.id), recipient: job.ref },
			issueOutcome(result.state, result.reason),
			now,
		);
	if (mail) return noteMail(states, { ref: job.ref, kind: mail }, mailNewsOf(job, result, now));
	if (sms) return noteSms(states, { ref: job.ref, kind: sms }, smsNewsOf(job, result, now));
}

async function noteMail({ mails, series }: States, { ref, kind }: Noted<MailKind>, news?: MailState): Promise<void> {
	if (!news) return;
	if (kind === 'series') await series.record(ref, news);
	else if (isVisitNotice(kind)) await mails.record(ref, kind, news);
}

async function noteSms({ mails, series }: States, { ref, kind }: Noted<SmsKind>, news?: SmsState): Promise<void> {
	if (!news) return;
	if (kind === 'series') await series.recordSms(ref, news);
	else if (isVisitNotice(kind)) await mails.recordSms(ref, kind, news);
}

const newsOf = (job: Job, { messageId }: Finished, now: Date) => ({
	...{ at: now.toISOString(), version: job.refVersion, attempt: job.attempts, job: job.id },
	...(messageId === undefined ? {} : { messageId }),
});

function mailNewsOf(job: Job, result: Finished, now: Date): MailState | undefined {
	const state = PROGRESS_OF[result.state];
	return state && { state, ...newsOf(job, result, now) };
}

function smsNewsOf(job: Job, result: Finished, now: Date): SmsState | undefined {
	const state = SMS_PROGRESS_OF[result.state];
	const why = state === 'sent' || result.reason === undefined ? {} : { reason: result.reason };
	return state && { state, ...newsOf(job, result, now), ...why };
}
