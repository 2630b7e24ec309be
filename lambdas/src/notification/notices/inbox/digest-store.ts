import type { Job } from '../../../outbox/job.ts';
import type { InboxHour } from './staff-inbox.ts';

/** What keeping staff's inboxes usable needs from storage. */
export interface DigestStore {
	/** Whether the mail of this job is among the hour's first ten, or those of crisis among its first twenty. Idempotent within the hour. */
	admit(at: InboxHour, jobId: string, mayBeInCrisis: boolean): Promise<boolean>;
	/**
	 * Counts this attempt's job into the hour's digest and finishes it, both or neither; sees to it that the digest is
	 * promised. `closed`: that hour is over, and it belongs to a later one. `overtaken`: somebody else has the job by now.
	 */
	count(at: InboxHour, job: Job, now: Date): Promise<'counted' | 'closed' | 'overtaken'>;
	/** Closes an hour and answers how many were counted. Idempotent. */
	close(at: InboxHour): Promise<number>;
}
