import type { Appointment } from '../appointment/appointment.ts';
import type { MailProgress } from '../appointment/mail-state.ts';
import type { ReminderState } from '../appointment/reminder.ts';
import type { SmsProgress } from '../appointment/sms-state.ts';

/** The facts of a visit that reports need, without texts and without names of clients. */
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
	/** The client, or `ERASED_USER_ID`. */
	readonly userId: string;
	/** The client cancelled it late. */
	readonly isLate: boolean;
	readonly reminder: ReminderState;
	/** The delivery status of the mail and the SMS of its reminder, each with the version of the visit it was about. */
	readonly mail?: { readonly state: MailProgress; readonly version: number };
	readonly sms?: { readonly state: SmsProgress; readonly version: number };
	/** Whether the client was notified of something by phone. */
	readonly isPhoned: boolean;
}

export interface VisitFactStore {
	/** All visits that start on these days, oldest first. Eventually consistent. */
	between(from: string, to: string): Promise<readonly VisitFact[]>;
	/** Which of these clients attended a visit from one day on and before another. Eventually consistent. */
	attendedBetween(userIds: readonly string[], from: string, before: string): Promise<ReadonlySet<string>>;
}
