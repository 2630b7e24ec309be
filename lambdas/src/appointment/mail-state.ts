import { isLater } from './channel-state.ts';

/**
 * The state of a mail, for staff. `suppressed`: not sent, the address is known to bounce. `held_back`: not sent, the
 * address is unconfirmed and had its mails of the day. `by_sms`: sent as an SMS instead. `untold`: the client wants no
 * notices, or has neither address nor phone. `failed`: not sent, given up. `rejected`: the mail service found a virus
 * in it.
 */
export type MailProgress =
	| 'failed'
	| 'suppressed'
	| 'held_back'
	| 'by_sms'
	| 'untold'
	| 'sent'
	| 'delivered'
	| 'bounced'
	| 'complained'
	| 'rejected';

export interface MailState {
	readonly state: MailProgress;
	/** ISO UTC. */
	readonly at: string;
	/** The mail service's message id, absent when nothing was sent. */
	readonly messageId?: string;
	/** Version of the appointment the mail was about. */
	readonly version: number;
	/** Number of the attempt that sent it, from 1. */
	readonly attempt: number;
	/** The job that sent it: a mail that staff sent again has a later one. Absent for reminders. */
	readonly job?: string;
}

/** The rank of a state: events arrive in any order, and a later state is never overwritten by an earlier one. */
const WEIGHT: Record<MailProgress, number> = {
	failed: 0,
	suppressed: 0,
	held_back: 0,
	by_sms: 0,
	untold: 0,
	sent: 1,
	delivered: 2,
	bounced: 3,
	complained: 4,
	rejected: 4,
};

export const isNews = (known: MailState | undefined, news: MailState): boolean => isLater(known, news, WEIGHT);
