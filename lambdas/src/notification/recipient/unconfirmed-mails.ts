import { isCancelledByStaff } from '../../appointment/canceller.ts';
import type { NotifiedAppointment } from '../../appointment/reminder.ts';
import type { VisitNoticeKind } from '../../outbox/notices.ts';

/**
 * Daily limits of mails about visits to an unconfirmed address (promise A14). The last one is reserved for reminders
 * and changes by staff: clients see their own changes on the screen.
 */
const OF_OWN_DOING = 2;
const OF_THE_CENTRE = 3;

type Cause = Pick<NotifiedAppointment, 'cancellation'>;

/** The number of mails of the day, this one included, up to which this one is sent. */
export const unconfirmedMailLimit = (kind: VisitNoticeKind, { cancellation }: Cause): number =>
	kind === 'reminder' || (kind === 'cancelled' && cancellation && isCancelledByStaff(cancellation))
		? OF_THE_CENTRE
		: OF_OWN_DOING;

/** The daily limit of welcomes to one address, whose accounts may be deleted and made again. */
export const WELCOMES_A_DAY = 3;

export interface UnconfirmedMail {
	/** The counter. */
	readonly about: 'visits' | 'welcome' | `trial.${string}`;
	/** In canonical form. */
	readonly email: string;
	readonly mailId: string;
	readonly limit: number;
	readonly now: Date;
}

/** Counts the mails of a day by address: all accounts under one address share its limit. */
export interface UnconfirmedMails {
	/** Counts the mail, and returns whether it is among the first `limit` of the day. Idempotent by `mailId`. */
	admit(mail: UnconfirmedMail): Promise<boolean>;
}
