import type { Role } from '@tulia/contracts/identity/schemas';
import { type StaffRole, staffRoles } from '@tulia/contracts/identity/staff-roles';

/** What an AUTH item says of roles. */
export interface StoredRoles {
	/**
	 * `admin` is an owner, `staff` somebody of staff who is none. Two words, so that a release from before there were roles, which
	 * knows `admin` alone, takes nobody for an owner who is none.
	 */
	readonly role: 'client' | 'staff' | 'admin';
	/** Absent where nobody chose any: an `admin` from before there were roles is an owner. */
	readonly roles?: readonly StaffRole[];
}

/** The roles an AUTH item grants, in one order. Nobody who is `client` has any, whatever else was left there. */
export function rolesIn({
	role,
	roles = [],
}: {
	readonly role?: unknown;
	readonly roles?: readonly string[];
}): readonly StaffRole[] {
	if (role === 'admin') return staffRoles.filter((one) => one === 'owner' || roles.includes(one));
	return role === 'staff' ? staffRoles.filter((one) => one !== 'owner' && roles.includes(one)) : [];
}

/** What an AUTH item says of somebody as a member of staff. */
export function staffIn(auth: {
	readonly role?: unknown;
	readonly roles?: readonly string[];
	readonly psychologistId?: unknown;
}): { readonly roles: readonly StaffRole[]; readonly psychologistId?: string } {
	const roles = rolesIn(auth);
	const { psychologistId } = auth;
	const isTied = roles.includes('psychologist') && typeof psychologistId === 'string';
	return { roles, ...(isTied ? { psychologistId } : {}) };
}

/** How roles are stored. */
export function storedRoles(roles: readonly StaffRole[]): StoredRoles {
	if (roles.length === 0) return { role: 'client' };
	return { role: roles.includes('owner') ? 'admin' : 'staff', roles };
}

/** The role of the specification: everybody of staff is an admin to it. */
export const roleOf = (roles: readonly StaffRole[]): Role => (roles.length > 0 ? 'admin' : 'client');
