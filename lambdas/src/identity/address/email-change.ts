import { DAY } from '@tulia/centre/durations';
import type { Result } from '../../platform/http/result.ts';

/** Milliseconds that a new address has to be confirmed, the lifetime of the link in its mail. */
export const EMAIL_CHANGE_LIFE_MS = 7 * DAY;

/** A requested change of address, after a password check. Addresses are canonical. */
export interface EmailChangeRequest {
	readonly userId: string;
	readonly oldEmail: string;
	readonly newEmail: string;
	/** The account's session version: a change of password, or logging out everywhere, stops a pending change. */
	readonly version: number;
	/** The account of staff who correct it. Absent: the owner requests it. */
	readonly staff?: string | undefined;
	readonly now: Date;
}

export interface PendingRequest extends EmailChangeRequest {
	/** Whether a mail notifies the current address, so that its owner can stop the change. */
	readonly notifiesOldAddress: boolean;
}

/** A change that waits for its confirmation. */
export interface PendingEmailChange {
	/** Counts the changes of this account; a later one replaces an earlier one. */
	readonly number: number;
	readonly oldEmail: string;
	readonly newEmail: string;
	/** The pseudonym of `newEmail`. */
	readonly newPseudonym: string;
	/** It was the latest, unconfirmed and not expired when it was read. */
	readonly isOpen: boolean;
}

/** Storage of changes of address. An address belongs to one account at most (promise A9). */
export interface EmailChangeStore {
	/** Replaces an unconfirmed address. The new one is unconfirmed too, and a mail with a link is promised. */
	replaceUnconfirmed(change: EmailChangeRequest): Promise<Result<undefined, 'address_taken' | 'changed_meanwhile'>>;
	/** Stores a pending change until the new mailbox confirms it, in place of an earlier one; promises the mails. */
	keepPending(change: PendingRequest): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** The owner rejects the change. */
	dropPending(userId: string, now: Date): Promise<void>;
	find(userId: string, number: number, now: Date): Promise<PendingEmailChange | undefined>;
	/** Completes a change that the new mailbox confirmed. Idempotent. */
	complete(userId: string, number: number, now: Date): Promise<Result<undefined, 'not_open' | 'address_taken'>>;
	/** The mail to the new address bounced permanently. Idempotent; ignored for a completed change. */
	letterCameBack(userId: string, number: number): Promise<void>;
}
