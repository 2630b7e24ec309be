import type { Appointment } from '../appointment/appointment.ts';

/** A walk as a test client that is under way, or that ended before it had removed its client. */
export interface SmokeRun {
	/** Random; the address of the client follows from it. */
	readonly id: string;
	readonly begunAt: Date;
	/** Whose account it made. Absent: it is counted still, or there is none. */
	readonly userId?: string;
}

/** The test client as its account says. */
export interface CountedClient {
	readonly userId: string;
	/** ISO UTC. */
	readonly joinedAt: string;
}

/**
 * The address of a run's client is one of Amazon's mailbox simulator: it takes every mail and keeps none, also from an account in the sandbox,
 * and counts neither for the quota nor for the reputation (decision 055). Nobody reads it, so it stays unconfirmed, and may hold one
 * appointment.
 */
export const addressOfRun = (id: string): string => `success+smoke-${id}@simulator.amazonses.com`;

/** What a smoke test needs from storage to leave nothing behind. Each step may be repeated. */
export interface SmokeRunStore {
	/** Noted before anything is made, so that whatever ends the walk, the next one finds what it left. */
	begin(run: SmokeRun): Promise<void>;
	/** Every run that did not end. */
	unended(): Promise<readonly SmokeRun[]>;
	/** One transaction, once: the client is taken out of the figures of accounts, and the audit can say whose id it was. */
	uncountClient(run: SmokeRun, client: CountedClient, now: Date): Promise<void>;
	/** One transaction, once: a cancelled visit leaves the table and the figures. */
	removeVisit(visit: Appointment): Promise<void>;
	/** Forgets the run, and that there was an account with its address. `pseudonym`: of that address. */
	end(run: SmokeRun, pseudonym: string): Promise<void>;
}
