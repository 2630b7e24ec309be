import type { NotifiedAppointment } from '../../appointment/reminder.ts';

/** A lease on an appointment while an SMS about it is being sent: no move or cancellation meanwhile (promise N12). */
export interface SmsLeases {
	/** The end of the lease (epoch milliseconds); undefined when the appointment changed, or is leased. */
	take(appointment: NotifiedAppointment, now: Date): Promise<number | undefined>;
	/** Does nothing when the lease has ended. */
	release(appointmentId: string, lease: number): Promise<void>;
}
