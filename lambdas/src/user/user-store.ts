import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { LiftReason, StaffUser } from '@tulia/contracts/user/schemas';
import type { Actor } from '../platform/audit-entry.ts';
import type { StatedAddress } from '../platform/confirmed-address.ts';
import type { Result } from '../platform/http/result.ts';

/** An account and its place among those who joined. */
export interface ListedUser {
	readonly user: StaffUser;
	/** Sorts by the moment of joining, then by id. */
	readonly place: string;
}

interface UsersQuestion {
	readonly count: number;
	/** Only those who come after this place; absent: from the newest. */
	readonly before: string | undefined;
	/** A part of the name, in lower case, looked for among the newest 1,000; absent: everybody. */
	readonly name: string | undefined;
}

/** A change of somebody's access, on exactly the account that was decided on. */
export interface AccessChange {
	readonly before: StaffUser;
	readonly roles: readonly StaffRole[];
	/** The entry in the list of psychologists that is this person. */
	readonly psychologistId: string | undefined;
	readonly status: StaffUser['status'];
}

/** Whose an entry of the list of psychologists is: the account it names, and whether that account still is this psychologist. */
export interface EntryHolder {
	readonly userId: string;
	readonly isTied: boolean;
}

/** What staff's use cases of accounts need from storage. */
export interface UserStore {
	/** Accounts, newest first. May lack the last second. */
	newest(question: UsersQuestion): Promise<readonly ListedUser[]>;
	/** Read consistently; undefined when there is none, or it was closed. */
	find(userId: string): Promise<StaffUser | undefined>;
	/** The same, by address. */
	findByEmail(address: StatedAddress<'staff_search'>): Promise<StaffUser | undefined>;
	/** Has mail sent again to an address that took none, with a reason for the audit. Does nothing where it takes mail. */
	liftUndeliverable(userId: string, reason: LiftReason, by: Actor): Promise<void>;
	/** Undefined: the entry is nobody's. Refused: there is no such entry. */
	holderOf(psychologistId: string): Promise<Result<EntryHolder | undefined, 'psychologist_needed'>>;
	/**
	 * Ends every session of the person with it. Two owners who take each other's role at once: one of them stays. `holder`: whose the
	 * psychologist's entry was found to be.
	 */
	changeAccess(
		change: AccessChange,
		by: Actor,
		holder?: EntryHolder,
	): Promise<Result<undefined, 'last_admin' | 'psychologist_taken' | 'changed_meanwhile'>>;
}
