import type { AppointmentMailKind } from './mail-kind.ts';

/**
 * What staff see of a mail. `suppressed`: not sent, the address is known not to take mail. `held_back`: not sent,
 * nobody confirmed the address and it had its mails of the day. `failed`: not sent, given
 * up. `rejected`: the mail service found a virus in it.
 */
export type MailProgress =
	| 'failed'
	| 'suppressed'
	| 'held_back'
	| 'sent'
	| 'delivered'
	| 'bounced'
	| 'complained'
	| 'rejected';

export interface MailState {
	readonly state: MailProgress;
	/** ISO UTC. */
	readonly at: string;
	/** The mail service's name for the message, absent when nothing was sent. */
	readonly messageId?: string;
	/** Version of the appointment the mail was about. */
	readonly version: number;
	/** Of its job. */
	readonly attempt: number;
	/** The job that sent it: a mail that staff sent again has a later one. Absent for reminders. */
	readonly job?: string;
}

/** How much a state tells: news arrive in any order, and a later truth is never overwritten by an earlier one. */
const WEIGHT: Record<MailProgress, number> = {
	failed: 0,
	suppressed: 0,
	held_back: 0,
	sent: 1,
	delivered: 2,
	bounced: 3,
	complained: 4,
	rejected: 4,
};

/**
 * Whether `news` should replace what is `known`: a later version, job or attempt does; of one attempt, what tells more. Ids of
 * jobs sort by the time they were made.
 */
export function isNews(known: MailState | undefined, news: MailState): boolean {
	if (!known) return true;
	if (news.version !== known.version) return news.version > known.version;
	if (news.job !== known.job) return (news.job ?? '') > (known.job ?? '');
	if (news.attempt !== known.attempt) return news.attempt > known.attempt;
	return WEIGHT[news.state] > WEIGHT[known.state];
}

export interface MailStateStore {
	/** Notes what became of a mail, unless something later is known already. Does nothing when the appointment is gone. */
	record(appointmentId: string, kind: AppointmentMailKind, news: MailState): Promise<void>;
}
