import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { AuditedRequest } from '../../platform/audit-entry.ts';
import type { Result } from '../../platform/http/result.ts';

/** The closing of an account, or of a record without one: by its owner, or by staff on request. */
export interface Closing {
	readonly userId: string;
	/** The pseudonym of its address. Undefined: it has none. */
	readonly pseudonym: string | undefined;
	/** When the account got this address, if it had another before. Closing fails if the address was changed meanwhile. */
	readonly emailSetAt?: string | undefined;
	readonly version: number;
	/** The roles of a member of staff; the account of the last owner cannot be closed. */
	readonly roles: readonly StaffRole[];
	/** Recipient of the last mail: a `ClosedPerson`, encrypted with the pseudonym as context. */
	readonly lastMail?: string | undefined;
	/** Present when staff erase on request. */
	readonly byStaff?: ErasureByStaff;
	readonly now: Date;
}

/** Recipient of the last mail. */
export interface ClosedPerson {
	readonly email: string;
	readonly name: string;
}

/** An erasure by staff, conditional on the record they saw. */
interface ErasureByStaff {
	readonly actor: string;
	readonly auditId: string;
	readonly request: AuditedRequest;
	readonly recordVersion: number;
	/** Version at which the list of coming visits was empty. Undefined: the erasure cancels coming visits. */
	readonly noVisitsIn: number | undefined;
}

/** The facts that decide whether a record may be erased on request. */
export interface Closable {
	readonly roles: readonly StaffRole[];
	readonly status: 'active' | 'disabled' | 'deleted';
	readonly version: number;
	readonly recordVersion: number;
}

export interface SecondErasure {
	readonly userId: string;
	readonly closedAt: Date;
	readonly actor: string;
	/** Encrypted addresses of the person's writings, because the record is gone by then. */
	readonly sealed: string;
}

export interface ClosingStore {
	/** Ends every session and frees the address at once, and promises the erasure of the rest. */
	close(closing: Closing): Promise<Result<undefined, 'last_admin' | 'changed_meanwhile'>>;
	/** Undefined for an unknown record. Strongly consistent. */
	find(userId: string): Promise<Closable | undefined>;
	/** Promises, at most once, a second erasure: it removes items that were not on the indexes yet at the first one. */
	promiseSecondErasure(second: SecondErasure): Promise<void>;
	/** Removes everything stored under the account, the items with the owner's name last. */
	removeAll(userId: string): Promise<void>;
}
