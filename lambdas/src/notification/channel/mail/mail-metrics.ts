import { HOUR, MINUTE } from '@tulia/centre/durations';

/** Counts for alarms and service levels. */
export interface MailMetrics {
	/**
	 * The mail service refused for a reason that no retry resolves: the domain, the account, or the content of the mail.
	 */
	mailRefused(): void;
	/** A reminder left, or never will because the appointment has begun. */
	reminder(isLate: boolean): void;
	/** A reminder could not be sent within its hour. It is retried. */
	reminderOverdue(): void;
	/** The used part of the mail service's quota of 24 hours, from 0 to 1. */
	quotaUsed(share: number): void;
}

/** The sweep takes over after 5 minutes: this leaves it two tries. */
const ON_TIME_MS = 15 * MINUTE;

const delayOf = ({ remindAt }: { readonly remindAt: string }, now: Date): number =>
	now.getTime() - Date.parse(remindAt);

/** Whether a reminder that leaves now is later than promised (docs/slo.md). */
export const isLate = (appointment: { readonly remindAt: string }, now: Date): boolean =>
	delayOf(appointment, now) > ON_TIME_MS;

export const isOverdue = (appointment: { readonly remindAt: string }, now: Date): boolean =>
	delayOf(appointment, now) > HOUR;
