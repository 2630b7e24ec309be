import type { NewJob } from '../../outbox/job.ts';

/** Promises mails that belong to no other write. */
export interface AccountJobs {
	add(job: NewJob): Promise<void>;
}
