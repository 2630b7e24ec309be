import type { NewJob } from '../../outbox/job.ts';

/** Where the promise of a mail is kept that no other write belongs to. */
export interface AccountJobs {
	add(job: NewJob): Promise<void>;
}
