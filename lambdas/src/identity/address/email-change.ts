import type { Result } from '../../platform/http/result.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a confirmed address waits for the new one to be confirmed, milliseconds: as long as the link in the letter works. */
export const EMAIL_CHANGE_LIFE_MS = 7 * DAY_MS;

/** Another address for an account, asked for by somebody who knew its password. Addresses are canonical. */
export interface EmailChangeRequest {
	readonly userId: string;
	readonly oldEmail: string;
	readonly newEmail: string;
	/** The account's session version: a change of password, or logging out everywhere, stops a change that is not confirmed. */
	readonly version: number;
	/** The account of staff who correct it. Absent: the owner of the account asks. */
	readonly staff?: string | undefined;
	readonly now: Date;
}

export interface PendingRequest extends EmailChangeRequest {
	/** A mail tells the address of now, so that its owner can stop the change. */
	readonly tellsOldAddress: boolean;
}

/** A change as it waits for its confirmation. */
export interface PendingEmailChange {
	/** Counts the changes of this account; a later one takes the place of an earlier one. */
	readonly number: number;
	readonly oldEmail: string;
	readonly newEmail: string;
	/** The pseudonym of `newEmail`. */
	readonly newPseudonym: string;
	/** It is the latest, not confirmed and not expired at the moment it was read. */
	readonly isOpen: boolean;
}

/** How addresses of accounts are replaced. At every moment an address belongs to one account at most (promise A9). */
export interface EmailChangeStore {
	/** Puts the new address in the place of one that nobody has confirmed. It is not confirmed either; a letter asks for that. */
	replaceUnconfirmed(change: EmailChangeRequest): Promise<Result<undefined, 'address_taken' | 'changed_meanwhile'>>;
	/** Keeps the change until the new mailbox confirms it, and promises the letters; it replaces an earlier one. */
	keepPending(change: PendingRequest): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** The owner wants to keep the address of now. */
	dropPending(userId: string, now: Date): Promise<void>;
	find(userId: string, number: number, now: Date): Promise<PendingEmailChange | undefined>;
	/** The new mailbox confirmed: from now on it is the address of the account. A second time says the same. */
	complete(userId: string, number: number, now: Date): Promise<Result<undefined, 'not_open' | 'address_taken'>>;
	/** The letter to the new address came back for good. Idempotent; of a change that is over it changes nothing. */
	letterCameBack(userId: string, number: number): Promise<void>;
}
