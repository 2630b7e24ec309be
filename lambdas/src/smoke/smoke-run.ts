import type { Appointment } from '../appointment/appointment.ts';

/** A walk as a test client that is running, or that ended before it removed its client. */
export interface SmokeRun {
	/** Random; the client's address is derived from it. */
	readonly id: string;
	readonly begunAt: Date;
	/** The account of the run. Absent: still counted, or not created. */
	readonly userId?: string;
}

/** The test client, from its account. */
export interface CountedClient {
	readonly userId: string;
	/** ISO UTC. */
	readonly joinedAt: string;
}

/**
 * The address of a run's client is one of Amazon's mailbox simulator: it accepts and drops every mail, also from an
 * account in the sandbox, and counts neither for the quota nor for the reputation (decision 055). No person reads it,
 * so it stays unconfirmed, and may have one appointment.
 */
export const addressOfRun = (id: string): string => `success+smoke-${id}@simulator.amazonses.com`;

/** The storage of a smoke test, which leaves nothing behind. Every step is idempotent. */
export interface SmokeRunStore {
	/** Write-ahead: stored before the client is created, so that the next walk finds what an aborted one left. */
	begin(run: SmokeRun): Promise<void>;
	/** Every run that has not ended. */
	unended(): Promise<readonly SmokeRun[]>;
	/** One transaction, at most once: removes the client from the figures of accounts, and marks its id for the audit. */
	uncountClient(run: SmokeRun, client: CountedClient, now: Date): Promise<void>;
	/** One transaction, at most once: removes a cancelled visit from the table and the figures. */
	removeVisit(visit: Appointment): Promise<void>;
	/** Deletes the run and the record of its account's address. `pseudonym`: of that address. */
	end(run: SmokeRun, pseudonym: string): Promise<void>;
}
