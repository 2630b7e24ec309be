import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { Result } from '../../platform/http/result.ts';

/** Somebody who becomes an owner, on exactly the account that was read. */
interface Promotion {
	readonly userId: string;
	readonly version: number;
	/** What they are already; it stays. */
	readonly roles: readonly StaffRole[];
	/** Who did it, for the audit. */
	readonly actor: string;
	readonly now: Date;
}

export interface RoleStore {
	/** Only while the address of the account is confirmed. Every session of it ends: a client's may live longer than staff's. */
	promote(promotion: Promotion): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Notes somebody who has the role already among the owners; idempotent. */
	noteOwner(userId: string): Promise<void>;
	/** Notes somebody who has another role of staff already; idempotent. */
	noteStaff(userId: string): Promise<void>;
}
