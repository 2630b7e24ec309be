/** What the notifier counts for alarms and service levels. */
export interface MailMetrics {
	/** The mail service refused a mail for a reason that does not pass by itself: our domain, our account, what the mail says. */
	mailRefused(): void;
	/** A reminder left, or never will because the appointment has begun. */
	reminder(isLate: boolean): void;
	/** A reminder could not be sent although its hour is over. It is tried again. */
	reminderOverdue(): void;
	/** How much of the mail service's quota of 24 hours is used, from 0 to 1. */
	quotaUsed(share: number): void;
}

const MINUTE = 60_000;

/** The sweep takes over after 5 minutes, so this leaves it two tries. */
const ON_TIME_MS = 15 * MINUTE;
const HOUR_MS = 60 * MINUTE;

const delayOf = ({ remindAt }: { readonly remindAt: string }, now: Date): number =>
	now.getTime() - Date.parse(remindAt);

/** Whether a reminder that leaves now is later than promised (docs/slo.md). */
export const isLate = (appointment: { readonly remindAt: string }, now: Date): boolean =>
	delayOf(appointment, now) > ON_TIME_MS;

/** Whether its hour is over. */
export const isOverdue = (appointment: { readonly remindAt: string }, now: Date): boolean =>
	delayOf(appointment, now) > HOUR_MS;
