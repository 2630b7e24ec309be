import type { Appointment } from './appointment.ts';
import type { Canceller, HowCancelled } from './canceller.ts';
import type { Client } from './client.ts';

/** A cancellation to be written, on the exact appointment it was decided on. */
export interface CancellationChange {
	readonly appointment: Appointment;
	/** The client's list of upcoming appointments as read; undefined when the account is gone. */
	readonly client: Client | undefined;
	readonly by: Canceller;
	readonly how?: HowCancelled | undefined;
	readonly actor: string;
	/** Sealed by the field cipher with the appointment's id; absent when none was given. */
	readonly reason?: string | undefined;
	readonly mayBeInCrisis?: boolean;
	/** The time is not offered until staff give it free. */
	readonly keepFree?: true | undefined;
	/** A notice of several visits informs the client. */
	readonly notifiedTogether?: true | undefined;
	readonly newIds: {
		readonly schedule: string;
		readonly mail: string;
		readonly audit: string;
		readonly history: string;
	};
	readonly now: Date;
}
