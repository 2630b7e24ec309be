import type { Appointment } from '../appointment/appointment.ts';
import type { MailProgress } from '../appointment/mail/mail-state.ts';
import type { ReminderState } from '../appointment/mail/reminder.ts';
import type { SmsProgress } from '../appointment/mail/sms-state.ts';

/** What a report needs to know of a visit: nothing that somebody wrote, and no name of a client. */
export interface VisitFact
	extends Pick<
		Appointment,
		| 'psychologistId'
		| 'psychologistName'
		| 'serviceId'
		| 'serviceTitle'
		| 'startAt'
		| 'endAt'
		| 'status'
		| 'bookedBy'
		| 'notedAfterwards'
	> {
	/** Whose it is, or `ERASED_USER_ID`. */
	readonly userId: string;
	/** The client cancelled it late. */
	readonly isLate: boolean;
	readonly reminder: ReminderState;
	/** What became of the mail and of the SMS of its reminder, with the version of the visit that each was about. */
	readonly mail?: { readonly state: MailProgress; readonly version: number };
	readonly sms?: { readonly state: SmsProgress; readonly version: number };
	/** The client was told something of it by phone. */
	readonly isPhoned: boolean;
}

/** What reports read of visits. */
export interface VisitFactStore {
	/** All visits that start on these days, oldest first. May lack the last second. */
	between(from: string, to: string): Promise<readonly VisitFact[]>;
	/** Which of these clients attended a visit from one day on and before another. May lack the last second. */
	attendedBetween(userIds: readonly string[], from: string, before: string): Promise<ReadonlySet<string>>;
}
