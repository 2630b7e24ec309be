import type { FinalJobState, Job, JobType } from './job.ts';
import type { MailKind, MailProgress } from './mail-state.ts';

/**
 * What came of one attempt at a job. `retry`: it certainly did not happen. `wait`: it may have, so it rests in
 * quarantine.
 */
export type JobResult =
	| {
			readonly kind: 'finished';
			readonly state: FinalJobState;
			readonly reason?: string;
			/** The mail service's name for the mail that was sent. */
			readonly messageId?: string;
	  }
	| { readonly kind: 'retry'; readonly reason: string }
	| { readonly kind: 'wait'; readonly reason: string };

/** Does the work of one type of job, once. */
export type JobWork = (job: Job) => Promise<JobResult>;

/** The mail a job sends, if that is what it does. */
export const MAIL_OF: Partial<Record<JobType, MailKind>> = {
	confirmation_mail: 'confirmation',
};

/** What staff see of the mail of a job that ended so. */
export const PROGRESS_OF: Record<FinalJobState, MailProgress | undefined> = {
	done: 'sent',
	suppressed: 'suppressed',
	dead: 'failed',
	obsolete: undefined,
};
