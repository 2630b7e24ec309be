import type { FinalJobState, Job, NewJob } from '../../outbox/job.ts';

/** What working on jobs needs from storage. */
export interface JobStore {
	/** Claims the job for one attempt; undefined when it is not due, claimed, in quarantine, or finished. */
	claim(id: string, now: Date): Promise<Job | undefined>;
	/** Nothing more will happen to it. */
	finish(id: string, state: FinalJobState): Promise<void>;
	/** Puts the job of this attempt back until `nextAt`, unless its mail turned out to be accepted meanwhile. */
	postpone(job: Job, nextAt: Date): Promise<void>;
	/** The mail service reported that it accepted this attempt's mail: the job is done, whoever holds the claim. */
	recordAccepted(id: string, attempt: number): Promise<void>;
	/** Opens a job that was given up for another 72 hours, at once. False when there is none, or it was not given up. */
	reopen(id: string, now: Date): Promise<boolean>;
	/** The state it is in now; undefined when there is no such job. */
	stateOf(id: string): Promise<Job['state'] | undefined>;
	/** Promises it, unless it was promised before. */
	promise(job: NewJob): Promise<void>;
	/** Ids of jobs that may be claimed at `now`, the longest due first, at most 25 of each shard. */
	due(now: Date): Promise<readonly string[]>;
}
