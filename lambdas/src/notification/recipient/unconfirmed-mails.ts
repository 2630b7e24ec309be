import { isToldToStaff } from '../../appointment/cancel/canceller.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { AppointmentMailKind } from '../../outbox/notices.ts';

/**
 * How many mails about visits an address gets in one day of the centre before anybody confirmed it (promise A14). The last of
 * them is kept for what only we can tell: a reminder, or that the centre changed something. What somebody did a moment ago
 * stands on their screen, so it is the first to be left out.
 */
const OF_OWN_DOING = 2;
const OF_THE_CENTRE = 3;

type Cause = Pick<NotifiedAppointment, 'cancellation'>;

/** How many mails of the day may have been sent already, this one included. */
export const unconfirmedMailLimit = (kind: AppointmentMailKind, { cancellation }: Cause): number =>
	kind === 'reminder' || (kind === 'cancelled' && cancellation && isToldToStaff(cancellation))
		? OF_THE_CENTRE
		: OF_OWN_DOING;

/** Accounts made in one day under one address, because they were deleted again, that get a welcome. */
export const WELCOMES_A_DAY = 3;

export interface UnconfirmedMail {
	/** What is counted together. */
	readonly about: 'visits' | 'welcome' | `trial.${string}`;
	/** Canonical. */
	readonly email: string;
	readonly mailId: string;
	readonly limit: number;
	readonly now: Date;
}

/** Counts the mails of a day by address: accounts that come and go under one address share its three. */
export interface UnconfirmedMails {
	/**
	 * Whether this mail is one of the first `limit` of the day for the address, and if so, counts it. Asking again for the same
	 * mail, because an attempt failed, counts nothing.
	 */
	admit(mail: UnconfirmedMail): Promise<boolean>;
}
