import type { DayChange } from './day-change.ts';

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
/**
 * The jobs of an appointment or an article (`ref`: its id), of what visitors wrote, of the newsletter (`ref`: its pseudonym), of a receipt
 * (its number), and of a request for other hours (`ref`: the psychologist).
 */
export type JobType =
	| 'confirmation_mail'
	| 'moved_mail'
	| 'cancelled_mail'
	| 'create_schedule'
	| 'delete_schedule'
	| 'staff_question_mail'
	| 'staff_message_mail'
	| 'staff_digest_mail'
	| CrisisJobType
	| HandedJobType
	| 'question_answer_mail'
	| 'message_reply_mail'
	| 'newsletter_confirm_mail'
	| 'newsletter_welcome_mail'
	| IssueJobType
	| 'receipt_mail'
	| SeriesJobType
	| DayJobType
	| 'hours_decision_mail'
	| 'publish_article'
	| TimeOfferJobType
	| SmsJobType
	| AccountJobType;

/**
 * What sends an issue of the newsletter. `newsletter_issue`: promises the mails of one page of subscribers (`ref`: the issue,
 * `refVersion`: the page). `newsletter_issue_mail`: to one of them (`ref`: the pseudonym). `newsletter_test_mail`: to whoever writes it
 * (`ref`: the account). The ids of the last two begin with that of the issue.
 */
type IssueJobType = 'newsletter_issue' | 'newsletter_issue_mail' | 'newsletter_test_mail';

/** One notice of several visits that were booked, moved or cancelled in one go, by each channel (`ref`: the order). */
type SeriesJobType = 'series_mail' | 'series_sms';

/**
 * The jobs of notices by SMS. `reminder_mail`: the reminder by mail, of a client whose SMS did not arrive. `phone_code_sms`: the six
 * digits that confirm a phone (`ref`: whatever asked for them).
 */
type SmsJobType =
	| 'confirmation_sms'
	| 'moved_sms'
	| 'cancelled_sms'
	| 'reminder_sms'
	| 'reminder_mail'
	| 'phone_code_sms';

/**
 * What tells those on duty of words of crisis. `crisis_alert`: of one text (`ref`: its id). `crisis_round`: of all that came in a few
 * minutes (`ref`: when those began). The others: to one person of the round (`ref`: the account, or `centre`).
 */
type CrisisJobType = 'crisis_alert' | 'crisis_round' | 'crisis_mail' | 'crisis_sms';
/** What tells a colleague that an entry of the inbox was handed to them. `ref`: which, `refVersion`: when that was, epoch milliseconds. */
type HandedJobType = 'inbox_handed_mail' | 'inbox_handed_sms';
/** What tells somebody who waits that a time opened. `ref`: the entry of the waiting list, `refVersion`: the one that offers it. */
type TimeOfferJobType = 'time_offer_mail' | 'time_offer_sms';

/**
 * What a psychologist is told of their days. `day_change`: one change of a visit (`ref`: its id), to be gathered with others; the two
 * others tell what was gathered (`ref`: whose it is and until when).
 */
type DayJobType = 'day_change' | 'day_notice_mail' | 'day_notice_sms';

/** The jobs of an account. `ref`: its id, or the pseudonym of an address when nothing more is known. */
export type AccountJobType =
	| 'welcome_mail'
	| 'invitation_mail'
	| 'confirm_email_mail'
	| 'password_changed_mail'
	| 'erase_account'
	| 'merge_clients'
	| 'reset_mail'
	| 'account_exists_mail'
	| 'account_closed_mail'
	| EmailChangeJobType;

/** The jobs of a change of address. `ref`: the account's id, `refVersion`: the number of the change. */
type EmailChangeJobType = 'new_email_mail' | 'email_change_told_mail';

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
