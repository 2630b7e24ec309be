import type { MailProgress } from '../../appointment/mail-state.ts';
import type { SmsProgress } from '../../appointment/sms-state.ts';
import type { FinalJobState, Job } from '../../outbox/job.ts';

/** One attempt at a job. `retry`: it certainly had no effect. `wait`: it may have had one, and stays in quarantine. */
export type JobResult =
	| {
			readonly kind: 'finished';
			readonly state: FinalJobState;
			readonly reason?: string;
			/** The id that the service gave the mail or SMS. */
			readonly messageId?: string;
	  }
	| { readonly kind: 'retry'; readonly reason: string; readonly pauseMs?: number }
	| { readonly kind: 'wait'; readonly reason: string };

/** One attempt at a job of one type. */
export type JobWork = (job: Job) => Promise<JobResult>;

/** The delivery status that staff see after a mail job ended; undefined for none. */
export const PROGRESS_OF: Record<FinalJobState, MailProgress | undefined> = {
	done: 'sent',
	suppressed: 'suppressed',
	held_back: 'held_back',
	by_sms: 'by_sms',
	untold: 'untold',
	dead: 'failed',
	obsolete: undefined,
};

/** The delivery status that staff see after an SMS job ended. */
export const SMS_PROGRESS_OF: Partial<Record<FinalJobState, SmsProgress>> = {
	done: 'sent',
	suppressed: 'suppressed',
	dead: 'failed',
};
