import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';

/** While an SMS about it is on its way out, nobody moves or cancels an appointment (promise N12). */
export interface SmsHolds {
	/** Holds the appointment as it was read; answers until when (epoch milliseconds), or undefined when it changed or is held. */
	take(appointment: NotifiedAppointment, now: Date): Promise<number | undefined>;
	/** Does nothing when it ran out. */
	release(appointmentId: string, lease: number): Promise<void>;
}
