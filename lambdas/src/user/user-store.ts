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
	readonly role: StaffUser['role'];
	readonly status: StaffUser['status'];
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
	/** Ends every session of the person with it. Two admins who take each other's role at once: one of them stays. */
	changeAccess(change: AccessChange, by: Actor): Promise<Result<undefined, 'last_admin' | 'changed_meanwhile'>>;
}
