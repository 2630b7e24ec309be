import { HOUR, MINUTE } from '@tulia/centre/durations';
import type { DayChange } from './day-change.ts';
import type { NoticeJobType } from './notices.ts';

const SECOND = 1000;

/** How long the holder of a lease may work on a job, in milliseconds. */
export const JOB_LEASE_MS = 10 * SECOND;

/**
 * How long a job of unknown outcome is quarantined before a retry: a mail whose call timed out may have been accepted,
 * and the event that settles it is on its way (promise N3).
 */
export const QUARANTINE_MS = 15 * MINUTE;

/** How long a job is retried since it was first due or reopened; then it is given up with an alarm (promise N1). */
const JOB_LIFE_MS = 72 * HOUR;
const FIRST_BACKOFF_MS = MINUTE;
const MAX_BACKOFF_MS = HOUR;
export type JobType =
	| NoticeJobType
	/** The schedule of a reminder (`ref`: the appointment). */
	| 'create_schedule'
	| 'delete_schedule'
	/** `ref`: the article. */
	| 'publish_article'
	/** `ref`: the account. */
	| 'erase_account'
	| 'merge_clients'
	/**
	 * `crisis_alert` counts one text with words of crisis (`ref`: its id) into a round; `crisis_round` alerts on-duty
	 * staff (`ref`: its start).
	 */
	| 'crisis_alert'
	| 'crisis_round'
	/** Collects one change of a visit (`ref`: its id) for a psychologist's next notice. */
	| 'day_change'
	/** Promises the mails of one page of an issue's subscribers (`ref`: the issue, `refVersion`: the page). */
	| 'newsletter_issue';

/**
 * `obsolete`: its subject changed, so that nothing is left to do. `suppressed`: the address takes no mail. `held_back`:
 * an unconfirmed address reached its daily limit (promise A14). `by_sms`: handed over to an SMS job. `untold`: the
 * client wants no notices, or has neither address nor phone. `dead`: given up after 72 hours, or impossible from the
 * start.
 */
type JobState = 'pending' | 'sending' | 'done' | 'obsolete' | 'suppressed' | 'held_back' | 'by_sms' | 'untold' | 'dead';

/** States of a job on the due index. */
type OpenJobState = Extract<JobState, 'pending' | 'sending'>;
export type FinalJobState = Exclude<JobState, OpenJobState>;

/** Work that a booking or a visitor's message causes, promised in the same transaction (transactional outbox). */
export interface Job {
	readonly id: string;
	readonly type: JobType;
	/** The id of what the job is about: an appointment, a question, a message, a subscription. */
	readonly ref: string;
	/** The version of `ref` at which the job was promised; a later version makes it obsolete. */
	readonly refVersion: number;
	readonly state: JobState;
	/** How often the job was claimed; while `sending`, the number of the current attempt. */
	readonly attempts: number;
	/** Epoch milliseconds at which the lease of the current holder ends; 0 without a holder. */
	readonly lease: number;
	/** Attempts with an event of the mail or SMS service. */
	readonly seen: readonly number[];
	/** ISO UTC. */
	readonly createdAt: string;
	/** ISO UTC: when it was first due. Absent: at once. */
	readonly dueAt?: string;
	/** ISO UTC: the earliest next claim, in any state. */
	readonly nextAt: string;
	/** ISO UTC: when staff reopened it after it was given up. */
	readonly reopenedAt?: string;
	/** The id of the request that promised it, for the log. Absent where a timer did. */
	readonly requestId?: string;
	/** ISO UTC: when the client requested the change, so that its SMS may leave at night. Absent for other causes. */
	readonly askedAt?: string;
	/** Encrypted data that the job needs; removed when the job is done. */
	readonly sealed?: string;
	/** Only in jobs of type `day_change`. */
	readonly change?: DayChange;
	/** The member of staff who requested `erase_account`. Absent: the client did. */
	readonly actor?: string;
}

/** Exponential backoff after the given number of failed attempts, in milliseconds: 1 min, 2, 4, …, at most 1 hour. */
export const backoffAfter = (attempts: number): number =>
	Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 30));

/** Whether the job's 72 hours of retries are over. */
export const hasExhaustedRetries = (
	{ createdAt, dueAt = createdAt, reopenedAt = dueAt }: Pick<Job, 'createdAt' | 'dueAt' | 'reopenedAt'>,
	now: Date,
): boolean => now.getTime() - new Date(reopenedAt).getTime() >= JOB_LIFE_MS;

export interface NewJob {
	readonly id: string;
	readonly type: JobType;
	readonly ref: string;
	readonly refVersion: number;
	readonly now: Date;
	/** When the job is first due. Absent: at once. */
	readonly dueAt?: Date;
	readonly askedAt?: string | undefined;
	readonly sealed?: string;
	readonly change?: DayChange;
	readonly actor?: string | undefined;
}
