import type { DayChange } from './day-change.ts';
import type { NoticeJobType } from './notices.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long the holder of a claim may work on a job before others assume that it crashed. */
export const JOB_LEASE_MS = 10 * SECOND;

/**
 * How long a job of unknown outcome is quarantined before it is retried: a mail whose call timed out may have been
 * accepted, and the mail service's own event, which settles the question, is on its way (promise N3).
 */
export const QUARANTINE_MS = 15 * MINUTE;

/** A job is retried for this long, counted from when it was first due or from when it was opened again, and then given up with an alarm (promise N1). */
const JOB_LIFE_MS = 72 * HOUR;
const FIRST_BACKOFF_MS = MINUTE;
const MAX_BACKOFF_MS = HOUR;
/** What is to be done: a notice to be sent, or one of the rest. */
export type JobType =
	| NoticeJobType
	/** Of a reminder (`ref`: the appointment). */
	| 'create_schedule'
	| 'delete_schedule'
	/** `ref`: the article. */
	| 'publish_article'
	/** `ref`: the account. */
	| 'erase_account'
	| 'merge_clients'
	/** Counts one text with words of crisis (`ref`: its id) into a round, and tells those on duty of one (`ref`: when it began). */
	| 'crisis_alert'
	| 'crisis_round'
	/** Gathers one change of a visit (`ref`: its id) with others of a psychologist's days. */
	| 'day_change'
	/** Promises the mails of one page of subscribers (`ref`: the issue, `refVersion`: the page). */
	| 'newsletter_issue';

/**
 * `obsolete`: what it is about changed, so there was nothing left to do. `suppressed`: the address is known not to
 * accept mail. `held_back`: nobody confirmed the address, and it had its mails of the day (promise A14). `by_sms`: handed over to
 * the job that tells the same by SMS. `untold`: the client wants no notices, or has neither address nor phone. `dead`: given up after
 * 72 hours, or impossible from the start.
 */
type JobState = 'pending' | 'sending' | 'done' | 'obsolete' | 'suppressed' | 'held_back' | 'by_sms' | 'untold' | 'dead';

/** States of a job that is not finished: it is on the due index. */
type OpenJobState = Extract<JobState, 'pending' | 'sending'>;
/** States in which nothing more happens. */
export type FinalJobState = Exclude<JobState, OpenJobState>;

/** Something that must happen after a booking or a visitor's words, promised in the same transaction (transactional outbox). */
export interface Job {
	readonly id: string;
	readonly type: JobType;
	/** What it is about: the id of an appointment, a question, a message or a subscription. */
	readonly ref: string;
	/** The version of that at which it was promised; a later version makes it obsolete. */
	readonly refVersion: number;
	readonly state: JobState;
	/** How often it was claimed. The number of the current attempt while `sending`. */
	readonly attempts: number;
	/** Epoch milliseconds until which the current holder may work; 0 when nobody holds it. */
	readonly lease: number;
	/** The attempts whose mail event has arrived. */
	readonly seen: readonly number[];
	/** ISO UTC. */
	readonly createdAt: string;
	/** ISO UTC: when it was first to be done, where that is not at once. */
	readonly dueAt?: string;
	/** ISO UTC: the earliest moment of the next claim, whatever the state. */
	readonly nextAt: string;
	/** ISO UTC: when somebody gave it another 72 hours after it was given up. Absent until then. */
	readonly reopenedAt?: string;
	/** The request that promised it, for the log. Absent where a clock did. */
	readonly requestId?: string;
	/** ISO UTC: when the client asked for what it tells, and so may be told at night. Absent when it was not the client. */
	readonly askedAt?: string;
	/** What it needs to know and nobody may read in the table; gone once the job is done. */
	readonly sealed?: string;
	/** Of a `day_change`. */
	readonly change?: DayChange;
	/** Who of staff asked for an `erase_account`. Absent: its owner. */
	readonly actor?: string;
}

/** Exponential backoff after the given number of failed attempts, in milliseconds: 1 min, 2, 4, …, at most 1 hour. */
export const backoffAfter = (attempts: number): number =>
	Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 30));

/** Whether a job that has just failed has had its 72 hours. */
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
	/** Not to be done before. Absent: at once. */
	readonly dueAt?: Date;
	readonly askedAt?: string | undefined;
	readonly sealed?: string;
	readonly change?: DayChange;
	readonly actor?: string | undefined;
}
