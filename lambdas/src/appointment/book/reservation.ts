import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import type { WrittenTexts } from '@tulia/contracts/appointment/written-texts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { ClaimedAccount } from '../address-holding.ts';
import type { Appointment } from '../appointment.ts';
import type { StoredResponse } from '../attempt/stored-response.ts';
import type { UnconfirmedPlace } from '../unconfirmed/unconfirmed-visits.ts';
import type { Upcoming } from '../upcoming.ts';
import type { VisitState } from './visit-state.ts';

/** Details of a client besides name and contact details, as staff take them down. */
export type NewcomerDetails = Pick<BookingForClient, 'notices' | 'language' | 'consentsByWord'>;

/** A person without a record: the booking makes one, with an account if there is an address. */
export interface Newcomer {
	readonly name: string;
	/** Canonical. Absent: the client has none, and gets no account. */
	readonly email?: string | undefined;
	readonly phone?: PhoneNumber | undefined;
	readonly details: NewcomerDetails;
	/** The stored hash of an account without a password. */
	readonly noPassword: string;
	/**
	 * The account that held the address without confirming it: the booking closes it and takes the address (decision
	 * 027).
	 */
	readonly claimedFrom?: ClaimedAccount | undefined;
}

export interface ConsentGiven {
	readonly kind: RevocableConsentKind;
	/** The date of its wording. */
	readonly version: string;
}

/** Everything one transaction writes and checks when a session is booked. */
export interface Reservation {
	/** Without `texts`, which are sealed when the appointment is stored. */
	readonly appointment: Appointment;
	/** The client's texts, unencrypted. */
	readonly texts: WrittenTexts;
	/** The client's upcoming appointments including this one, and the version of the list they were decided on. */
	readonly upcoming: readonly Upcoming[];
	readonly bookedVersion: number;
	/** The account that books: the client's own, or staff's. */
	readonly actor: string;
	/** Version of the client's session: a booking after a log-out fails. Undefined when staff book. */
	readonly sessionVersion: number | undefined;
	readonly newcomer: Newcomer | undefined;
	/** The state of the visit at its booking; one that is over sends no notices. */
	readonly visit: VisitState;
	/** The quota slot it takes among visits of unconfirmed accounts; undefined for confirmed ones. */
	readonly place: UnconfirmedPlace | undefined;
	/** New consents given with it, and whether the account has a map of consents yet. */
	readonly consents: readonly ConsentGiven[];
	readonly hasConsents: boolean;
	/** The version of the schedule the start times were computed from. */
	readonly scheduleVersion: number;
	/** Key of the stored response: the client's idempotency key, or one of our own. */
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

export type ReservationOutcome =
	| { readonly kind: 'committed' }
	/** A response is stored under this key: of an earlier request, or of this attempt when its response was lost. */
	| { readonly kind: 'repeated'; readonly answer: StoredResponse }
	| { readonly kind: 'session_ended' }
	| { readonly kind: 'cell_taken' }
	/** Decided on stale data: read and decide again. */
	| { readonly kind: 'stale'; readonly what: string }
	/** Conflict with another transaction, or a throttle: nothing was written, and a retry may succeed. */
	| { readonly kind: 'conflict' }
	/** The outcome is unknown after the deadline, and no response is stored under this key now. */
	| { readonly kind: 'unknown' };

export interface ReservationStore {
	/** Books in one transaction. `token` names the attempt: at most once per token, however often it is sent. */
	reserve(reservation: Reservation, token: string, signal: AbortSignal): Promise<ReservationOutcome>;
	/** The response stored under a client's key, read consistently; undefined when there is none, or it expired. */
	recall(userId: string, key: string, now: Date): Promise<StoredResponse | undefined>;
}
