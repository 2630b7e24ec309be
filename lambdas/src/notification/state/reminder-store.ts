import type { NotifiedAppointment, ReminderState } from '../../appointment/reminder.ts';

/** States after which a reminder does not change. */
export type FinalReminderState = Exclude<ReminderState, 'pending' | 'sending'>;

export interface ReminderStore {
	/** By a consistent read. */
	find(appointmentId: string): Promise<NotifiedAppointment | undefined>;
	/**
	 * Claims the reminder for one attempt, with an optimistic lock on the appointment as it was read. Undefined after a
	 * concurrent claim, move or cancellation.
	 */
	claim(appointment: NotifiedAppointment, now: Date): Promise<NotifiedAppointment | undefined>;
	/** Sets the final state, unless the reminder changed since it was read. */
	settle(appointment: NotifiedAppointment, state: FinalReminderState): Promise<void>;
	/** Releases the claim after a refusal; the sweep retries 5 minutes after `now`. */
	release(claimed: NotifiedAppointment, now: Date): Promise<void>;
	/** Marks the reminder sent after an event of this attempt. */
	recordAccepted(appointmentId: string, version: number, attempt: number): Promise<void>;
	/** Appointments whose reminder is more than 5 minutes late at `now`, at most 25 of each shard. */
	overdue(now: Date): Promise<readonly string[]>;
}
