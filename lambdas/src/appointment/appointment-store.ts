import type { Outcome } from '@tulia/contracts/appointment/staff-schemas';
import type { Appointment } from './appointment-item.ts';
import type { CancellationChange } from './cancellation-actions.ts';
import type { Client } from './client.ts';

/** An outcome to be recorded, on exactly the appointment that was decided on. */
export interface OutcomeChange {
	readonly appointment: Appointment;
	readonly outcome: Outcome['status'];
	/** The client's list of upcoming appointments as it was read; undefined when the account is gone. */
	readonly client: Client | undefined;
	readonly actor: string;
	readonly auditId: string;
	readonly now: Date;
}

/** What became of a transaction. */
export type Written = 'recorded' | 'stale' | 'conflict';

/** What the appointments of clients and staff need from storage. */
export interface AppointmentStore {
	/** Read consistently. */
	find(id: string): Promise<Appointment | undefined>;
	/** Read consistently. */
	findByTicket(ticketNumber: string): Promise<Appointment | undefined>;
	/** All of a client, soonest first. May lack the last second. */
	listOf(userId: string): Promise<readonly Appointment[]>;
	/** All that start from day to day (both included), soonest first, one Query a month. May lack the last second. */
	between(from: string, to: string): Promise<readonly Appointment[]>;
	/** One transaction. `stale`: the appointment or the client's list is no longer what was read; nothing was written. */
	recordOutcome(change: OutcomeChange): Promise<Written>;
	/** One transaction, the same. */
	cancel(change: CancellationChange): Promise<Written>;
}
