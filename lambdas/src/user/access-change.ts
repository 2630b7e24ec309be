import { type StaffRole, staffRoles } from '@tulia/contracts/identity/staff-roles';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import type { AuditAction, AuditedChange } from '../platform/audit-entry.ts';
import { confirmedAddress } from '../platform/confirmed-address.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import type { AccessChange } from './user-store.ts';

interface Access {
	readonly roles: readonly StaffRole[];
	readonly psychologistId?: string | undefined;
	readonly status: StaffUser['status'];
}

/** Whether this access counts as an owner, of whom one must remain. */
const isActingOwner = ({ roles, status }: Access): boolean => roles.includes('owner') && status === 'active';

/** Whether this access is that of active staff. */
const isActingStaff = ({ roles, status }: Access): boolean => roles.length > 0 && status === 'active';

/** Whether the change adds access of staff or an owner, which needs a confirmed address (promise A12). */
export const gainsAccess = (before: Access, after: Access): boolean =>
	(isActingStaff(after) && !isActingStaff(before)) || (isActingOwner(after) && !isActingOwner(before));

/** Roles in the format of the audit: `front_desk psychologist:amina-hassan`. */
const auditedRoles = ({ roles, psychologistId }: Access): string => {
	const words = roles.map((role) => (role === 'psychologist' && psychologistId ? `${role}:${psychologistId}` : role));
	return words.join(' ') || 'client';
};

/** The action of a change in the audit. */
export function auditActionOf(change: AccessChange): AuditAction {
	if (auditedRoles(change.before) !== auditedRoles(change)) return 'role_changed';
	return change.status === 'disabled' ? 'account_disabled' : 'account_enabled';
}

/** The roles before and after; undefined when they are unchanged. */
export function auditedRoleChange(change: AccessChange): AuditedChange | undefined {
	const [from, to] = [auditedRoles(change.before), auditedRoles(change)];
	return from === to ? undefined : { from, to };
}

interface AccessRequest extends Partial<Access> {
	/** The email address of the account, typed to confirm. */
	readonly confirmation: string;
	readonly version: number;
}

/**
 * Decides whether staff may make this change of access. `already`: nothing would change. An unconfirmed account cannot
 * become staff (promise A12), and a psychologist needs an entry of the list.
 */
export function decideAccess(
	before: StaffUser,
	request: AccessRequest,
	actor: string,
): Result<
	AccessChange | 'already',
	'not_yourself' | 'wrong_confirmation' | 'changed_meanwhile' | 'email_not_confirmed' | 'psychologist_needed'
> {
	if (before.id === actor) return refuse('not_yourself');
	if (request.confirmation.trim().toLowerCase() !== before.email) return refuse('wrong_confirmation');
	if (before.version !== request.version) return refuse('changed_meanwhile');
	const after = accessAfter(before, request);
	if (gainsAccess(before, after) && confirmedAddress(before) === undefined) return refuse('email_not_confirmed');
	const isUntied = after.roles.includes('psychologist') && after.psychologistId === undefined;
	if (isUntied) return refuse('psychologist_needed');
	const isSame = auditedRoles(before) === auditedRoles(after) && before.status === after.status;
	return ok(isSame ? 'already' : { before, ...after });
}

function accessAfter(before: StaffUser, request: AccessRequest): Omit<AccessChange, 'before'> {
	const wanted = request.roles ?? before.roles;
	const roles = staffRoles.filter((role) => wanted.includes(role));
	return {
		roles,
		psychologistId: roles.includes('psychologist') ? (request.psychologistId ?? before.psychologistId) : undefined,
		status: request.status ?? before.status,
	};
}
