import type { MailProgress } from '../../appointment/mail/mail-state.ts';
import type { SmsProgress } from '../../appointment/mail/sms-state.ts';
import type { FinalJobState, Job } from '../../outbox/job.ts';

/**
 * The result of one attempt at a job. `retry`: it certainly did not happen. `wait`: it may have, so it stays in
 * quarantine.
 */
export type JobResult =
	| {
			readonly kind: 'finished';
			readonly state: FinalJobState;
			readonly reason?: string;
			/** The service's name for the mail or SMS that was sent. */
			readonly messageId?: string;
	  }
	| { readonly kind: 'retry'; readonly reason: string; readonly pauseMs?: number }
	| { readonly kind: 'wait'; readonly reason: string };

/** Does the work of one type of job, once. */
export type JobWork = (job: Job) => Promise<JobResult>;

/** What staff see of the mail of a job that ended so. */
export const PROGRESS_OF: Record<FinalJobState, MailProgress | undefined> = {
	done: 'sent',
	suppressed: 'suppressed',
	held_back: 'held_back',
	by_sms: 'by_sms',
	untold: 'untold',
	dead: 'failed',
	obsolete: undefined,
};

/** What staff see of the SMS of a job that ended so. */
export const SMS_PROGRESS_OF: Partial<Record<FinalJobState, SmsProgress>> = {
	done: 'sent',
	suppressed: 'suppressed',
	dead: 'failed',
};
