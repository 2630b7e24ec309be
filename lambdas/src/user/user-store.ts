import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { LiftReason, StaffUser } from '@tulia/contracts/user/schemas';
import type { Actor } from '../platform/audit-entry.ts';
import type { StatedAddress } from '../platform/confirmed-address.ts';
import type { Result } from '../platform/http/result.ts';

/** An account and its sort key by registration. */
export interface ListedUser {
	readonly user: StaffUser;
	/** Sorts by the instant of registration, then by id. */
	readonly place: string;
}

interface UsersQuestion {
	readonly count: number;
	/** Only accounts after this sort key; absent: from the newest. */
	readonly before: string | undefined;
	/** A part of the name, in lower case, searched among the newest 1,000; absent: all. */
	readonly name: string | undefined;
}

/** A change of an account's access, conditional on the account as it was read. */
export interface AccessChange {
	readonly before: StaffUser;
	readonly roles: readonly StaffRole[];
	/** The entry of this person in the list of psychologists. */
	readonly psychologistId: string | undefined;
	readonly status: StaffUser['status'];
}

/** The account that an entry of the list of psychologists names, and whether it still is this psychologist. */
export interface EntryHolder {
	readonly userId: string;
	readonly isTied: boolean;
}

export interface UserStore {
	/** Accounts, newest first. Eventually consistent. */
	newest(question: UsersQuestion): Promise<readonly ListedUser[]>;
	/** Read consistently; undefined when there is none, or it was closed. */
	find(userId: string): Promise<StaffUser | undefined>;
	/** The account by its address. */
	findByEmail(address: StatedAddress<'staff_search'>): Promise<StaffUser | undefined>;
	/** Enables mail again to an address that bounced, with a reason for the audit. Does nothing when it is not marked. */
	liftUndeliverable(userId: string, reason: LiftReason, by: Actor): Promise<void>;
	/** Undefined: the entry is free. Refused: there is no such entry. */
	holderOf(psychologistId: string): Promise<Result<EntryHolder | undefined, 'psychologist_needed'>>;
	/**
	 * Changes the access and ends every session of the person. Of two owners who remove each other's role at once one
	 * remains. `holder`: the holder of the psychologist's entry as read.
	 */
	changeAccess(
		change: AccessChange,
		by: Actor,
		holder?: EntryHolder,
	): Promise<Result<undefined, 'last_admin' | 'psychologist_taken' | 'changed_meanwhile'>>;
}
