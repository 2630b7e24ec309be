import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { Appointment } from '../appointment.ts';
import type { ClaimedAccount } from '../unconfirmed/address-holding.ts';
import type { UnconfirmedPlace } from '../unconfirmed/unconfirmed-visits.ts';
import type { Upcoming } from '../upcoming.ts';
import type { VisitState } from './visit-state.ts';

/** What staff hear of somebody besides a name and how they are reached. */
export type NewcomerDetails = Pick<BookingForClient, 'notices' | 'language' | 'consentsByWord'>;

/** Somebody who has no record yet: the booking makes one, with an account where there is an address. */
export interface Newcomer {
	readonly name: string;
	/** Canonical. Absent: the client has none, and gets no account. */
	readonly email?: string | undefined;
	/** As staff heard it from the client. */
	readonly phone?: PhoneNumber | undefined;
	/** What staff heard of them besides. */
	readonly details: NewcomerDetails;
	/** A stored hash that no password is behind. */
	readonly noPassword: string;
	/** The account that held the address without confirming it: it is closed, and loses the address (decision 027). */
	readonly claimedFrom?: ClaimedAccount | undefined;
}

/** A consent as it is given now. */
export interface ConsentGiven {
	readonly kind: RevocableConsentKind;
	/** The date of its wording. */
	readonly version: string;
}

/** Everything one transaction writes and checks when a session is booked. */
export interface Reservation {
	/** Without notes: they are sealed on the way into the table. */
	readonly appointment: Appointment;
	readonly notes: string | undefined;
	/** The client's upcoming appointments with this one, and the version of the list they were decided on. */
	readonly upcoming: readonly Upcoming[];
	readonly bookedVersion: number;
	/** The account that books: the client's own, or staff's. */
	readonly actor: string;
	/** The client's session version: a booking by somebody logged out meanwhile fails. Undefined when staff book. */
	readonly sessionVersion: number | undefined;
	readonly newcomer: Newcomer | undefined;
	/** What is so of the visit as it is booked; one that is over is told to nobody. */
	readonly visit: VisitState;
	/** The place it takes among the visits of unconfirmed accounts; undefined for everybody else. */
	readonly place: UnconfirmedPlace | undefined;
	/** What the client agrees to with it and had not agreed to; and whether the account has a map of consents yet. */
	readonly consents: readonly ConsentGiven[];
	readonly hasConsents: boolean;
	/** The version the start times were computed from. */
	readonly scheduleVersion: number;
	/** Under which the answer is kept: the client's idempotency key, or one of our own. */
	readonly key: string;
	readonly answer: StoredResponse;
	/** Ids of the jobs and of the entries of audit and history. */
	readonly newIds: {
		readonly confirmation: string;
		readonly schedule: string;
		readonly invitation: string;
		readonly audit: string;
		readonly history: string;
		readonly noted: string;
		readonly notedAudit: string;
		readonly consent: string;
		readonly invited: string;
		readonly claimed: string;
		readonly erasure: string;
	};
	readonly now: Date;
}

/** The answer kept under an idempotency key, and what it answered. */
export interface StoredResponse {
	/** Fingerprint of the request: the same key with another is refused. */
	readonly request: string;
	readonly ticket: Ticket;
}

/** What became of one attempt. */
export type ReservationOutcome =
	| { readonly kind: 'committed' }
	/** An answer lies under this key already: of an earlier request, or of this attempt when its answer was lost. */
	| { readonly kind: 'repeated'; readonly answer: StoredResponse }
	| { readonly kind: 'session_ended' }
	| { readonly kind: 'cell_taken' }
	/** Decided on something that changed meanwhile: read again and decide again. */
	| { readonly kind: 'stale'; readonly what: string }
	/** Met another transaction in flight, or a throttle: nothing was written, and a repeat may pass. */
	| { readonly kind: 'conflict' }
	/** The table did not tell within the time given, and holds no answer under this key now. */
	| { readonly kind: 'unknown' };

export interface ReservationStore {
	/** Books in one transaction. `token` names the attempt: at most once per token, however often it is sent. */
	reserve(reservation: Reservation, token: string, signal: AbortSignal): Promise<ReservationOutcome>;
	/** The answer kept under a client's key, read consistently; undefined when there is none, or it expired. */
	recall(userId: string, key: string, now: Date): Promise<StoredResponse | undefined>;
}
