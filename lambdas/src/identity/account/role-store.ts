import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { Result } from '../../platform/http/result.ts';

/** An account that becomes an owner's, conditional on what was read. */
interface Promotion {
	readonly userId: string;
	readonly version: number;
	/** The existing roles, which remain. */
	readonly roles: readonly StaffRole[];
	/** For the audit. */
	readonly actor: string;
	readonly now: Date;
}

export interface RoleStore {
	/** Requires a confirmed address. Ends all sessions, because a client's may last longer than staff's. */
	promote(promotion: Promotion): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Adds an existing owner to the list; idempotent. */
	noteOwner(userId: string): Promise<void>;
	/** Adds an existing member of staff to the list; idempotent. */
	noteStaff(userId: string): Promise<void>;
}
