import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { Appointment } from './appointment-item.ts';
import type { Upcoming } from './upcoming.ts';

/** Everything one transaction writes and checks when a session is booked. */
export interface Reservation {
	/** Without notes: they are sealed on the way into the table. */
	readonly appointment: Appointment;
	readonly notes: string | undefined;
	readonly day: string;
	/** The half hours it takes, by their first minute (see cell.ts). */
	readonly cells: readonly number[];
	/** The client's upcoming appointments with this one, and the version of the list they were decided on. */
	readonly upcoming: readonly Upcoming[];
	readonly bookedVersion: number;
	/** The account's session version: a booking by somebody logged out meanwhile fails. */
	readonly sessionVersion: number;
	/** The version the start times were computed from. */
	readonly scheduleVersion: number;
	/** Under which the answer is kept: the client's idempotency key, or one of our own. */
	readonly key: string;
	readonly answer: KeptAnswer;
	/** Ids of the jobs and of the audit entry. */
	readonly newIds: { readonly confirmation: string; readonly schedule: string; readonly audit: string };
	readonly now: Date;
}

/** The answer kept under an idempotency key, and what it answered. */
export interface KeptAnswer {
	/** Fingerprint of the request: the same key with another is refused. */
	readonly request: string;
	readonly ticket: Ticket;
}

/** What became of one attempt. */
export type ReservationOutcome =
	| { readonly kind: 'committed' }
	/** An answer lies under this key already: of an earlier request, or of this attempt when its answer was lost. */
	| { readonly kind: 'repeated'; readonly answer: KeptAnswer }
	| { readonly kind: 'session_ended' }
	| { readonly kind: 'cell_taken' }
	/** Decided on something that changed meanwhile: read again and decide again. */
	| { readonly kind: 'stale'; readonly what: 'bookings' | 'schedule' | 'ticket' }
	/** Met another transaction in flight, or a throttle: nothing was written, and a repeat may pass. */
	| { readonly kind: 'conflict' }
	/** The table did not tell within the time given, and holds no answer under this key now. */
	| { readonly kind: 'unknown' };

export interface ReservationStore {
	/** Books in one transaction. `token` names the attempt: at most once per token, however often it is sent. */
	reserve(reservation: Reservation, token: string, signal: AbortSignal): Promise<ReservationOutcome>;
	/** The answer kept under a client's key, read consistently; undefined when there is none, or it expired. */
	recall(userId: string, key: string, now: Date): Promise<KeptAnswer | undefined>;
}
