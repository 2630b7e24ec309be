import type { NotifiedAppointment, ReminderState } from '../../appointment/mail/reminder.ts';

/** States in which nothing more happens to a reminder. */
export type FinalReminderState = Exclude<ReminderState, 'pending' | 'sending'>;

/** What mails need from the storage of appointments. */
export interface ReminderStore {
	/** As it is now, read consistently. */
	find(appointmentId: string): Promise<NotifiedAppointment | undefined>;
	/**
	 * Claims the reminder for one attempt, by optimistic concurrency on the appointment as it was read. Undefined when anything
	 * relevant changed since: another sender, a move, a cancellation.
	 */
	claim(appointment: NotifiedAppointment, now: Date): Promise<NotifiedAppointment | undefined>;
	/** Ends the reminder in the state it was read in; does nothing when somebody else moved it meanwhile. */
	settle(appointment: NotifiedAppointment, state: FinalReminderState): Promise<void>;
	/** Releases the claim after a clear refusal; the sweep retries 5 minutes after `now`. */
	release(claimed: NotifiedAppointment, now: Date): Promise<void>;
	/** The mail service reported that it accepted this attempt's mail: the reminder is sent. */
	recordAccepted(appointmentId: string, version: number, attempt: number): Promise<void>;
	/** Appointments whose reminder should have left more than 5 minutes before `now`, at most 25 of each shard. */
	overdue(now: Date): Promise<readonly string[]>;
}
