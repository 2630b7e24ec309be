import type { FinalJobState, Job, NewJob } from '../../outbox/job.ts';

export interface JobStore {
	/** Claims the job for one attempt. Undefined when it is not due, claimed, in quarantine, or finished. */
	claim(id: string, now: Date): Promise<Job | undefined>;
	/** Ends the job in a final state. */
	finish(id: string, state: FinalJobState): Promise<void>;
	/** Makes the job of this attempt due again at `nextAt`, unless an event has proved that its mail was accepted. */
	postpone(job: Job, nextAt: Date): Promise<void>;
	/** Marks the job done after an event of this attempt, also while another holds the lease. */
	recordAccepted(id: string, attempt: number): Promise<void>;
	/** Retries a job that was given up for another 72 hours. False when there is none, or it was not given up. */
	reopen(id: string, now: Date): Promise<boolean>;
	/** Undefined when there is no such job. */
	stateOf(id: string): Promise<Job['state'] | undefined>;
	/** Stores the job; does nothing when it exists. */
	promise(job: NewJob): Promise<void>;
	/** Ids of jobs that may be claimed at `now`, the longest overdue first, at most 25 of each shard. */
	due(now: Date): Promise<readonly string[]>;
}
