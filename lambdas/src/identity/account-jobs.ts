import type { JobItem } from '../notification/job.ts';

/** Where the promise of a mail is kept that no other write belongs to. */
export interface AccountJobs {
	add(job: JobItem): Promise<void>;
}
