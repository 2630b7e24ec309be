import type { StaffUser } from '@tulia/contracts/user/schemas';
import type { AuditAction } from '../platform/audit-entry.ts';
import { confirmedAddress } from '../platform/confirmed-address.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import type { AccessChange } from './user-store.ts';

type Access = Pick<StaffUser, 'role' | 'status'>;

/** Whether somebody with this access is among those of whom one must stay. */
export const isActingAdmin = ({ role, status }: Access): boolean => role === 'admin' && status === 'active';

/** What a change is called in the audit. */
export function auditActionOf({ before, role, status }: AccessChange): AuditAction {
	if (before.role !== role) return 'role_changed';
	return status === 'disabled' ? 'account_disabled' : 'account_enabled';
}

interface Wish extends Partial<Access> {
	/** The email address of the account, typed to confirm. */
	readonly confirmation: string;
	readonly version: number;
}

/** Decides whether staff may change the access of an account so. `already`: it stands so. Nobody unconfirmed becomes staff (promise A12). */
export function decideAccess(
	before: StaffUser,
	{ confirmation, version, role = before.role, status = before.status }: Wish,
	actor: string,
): Result<
	AccessChange | 'already',
	'not_yourself' | 'wrong_confirmation' | 'changed_meanwhile' | 'email_not_confirmed'
> {
	if (before.id === actor) return refuse('not_yourself');
	if (confirmation.trim().toLowerCase() !== before.email) return refuse('wrong_confirmation');
	if (before.version !== version) return refuse('changed_meanwhile');
	const becomesStaff = isActingAdmin({ role, status }) && !isActingAdmin(before);
	if (becomesStaff && confirmedAddress(before) === undefined) return refuse('email_not_confirmed');
	return ok(before.role === role && before.status === status ? 'already' : { before, role, status });
}
