import type { Job } from '../../../outbox/job.ts';
import type { InboxHour } from './staff-inbox.ts';

export interface DigestStore {
	/** Whether the mail is among the hour's first ten, or first twenty about words of crisis. Idempotent. */
	admit(at: InboxHour, jobId: string, mayBeInCrisis: boolean): Promise<boolean>;
	/**
	 * Counts the job in the hour's digest and marks it done, in one transaction, after it promised the digest. `closed`:
	 * the hour is over, and the job belongs to a later one. `overtaken`: another worker claimed the job.
	 */
	count(at: InboxHour, job: Job, now: Date): Promise<'counted' | 'closed' | 'overtaken'>;
	/** Closes an hour and returns its count. Idempotent. */
	close(at: InboxHour): Promise<number>;
}
