import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { AuditedRequest } from '../../platform/audit-entry.ts';
import type { Result } from '../../platform/http/result.ts';

/** An account, or a record without one, that is closed now: by its owner, or by staff for the person. */
export interface Closing {
	readonly userId: string;
	/** The pseudonym of its address. Undefined: it has none. */
	readonly pseudonym: string | undefined;
	/** When that address took the place of another one, if it did: closing fails when it has changed since. */
	readonly emailSetAt?: string | undefined;
	readonly version: number;
	/** Of staff; of the owners one must stay. */
	readonly roles: readonly StaffRole[];
	/** Who gets a last mail, sealed for the pseudonym: a `ClosedPerson`. */
	readonly lastMail?: string | undefined;
	/** Staff erase for the person; absent: the owner does. */
	readonly byStaff?: ErasureByStaff;
	readonly now: Date;
}

/** Whom the last mail goes to. */
export interface ClosedPerson {
	readonly email: string;
	readonly name: string;
}

/** What staff erase for somebody who asked, on exactly the record they saw. */
interface ErasureByStaff {
	readonly actor: string;
	readonly auditId: string;
	readonly request: AuditedRequest;
	readonly recordVersion: number;
	/** Of the list of coming visits, which is empty. Undefined: they are cancelled with it. */
	readonly noVisitsIn: number | undefined;
}

/** What decides whether somebody can be erased for. */
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
	/** The addresses under which the person wrote: the record that has them is gone by then. */
	readonly sealed: string;
}

export interface ClosingStore {
	/** Ends every session and frees the address at once, and promises the erasure of the rest. */
	close(closing: Closing): Promise<Result<undefined, 'last_admin' | 'changed_meanwhile'>>;
	/** Undefined where there is no such record. Read consistently. */
	find(userId: string): Promise<Closable | undefined>;
	/** Promises a second erasure, once: of what was written just before the closing and may not be on the indexes yet. */
	promiseSecondErasure(second: SecondErasure): Promise<void>;
	/** Removes whatever is kept under the account itself, what names its owner last. */
	removeAll(userId: string): Promise<void>;
}
