import type { Role } from '@tulia/contracts/identity/schemas';
import { type StaffRole, staffRoles } from '@tulia/contracts/identity/staff-roles';

export interface StoredRoles {
	/**
	 * `admin` is an owner, `staff` any other member of staff. Two values, so that an older release without roles, which
	 * knows `admin` alone, does not treat other staff as owners.
	 */
	readonly role: 'client' | 'staff' | 'admin';
	/** Absent if no role was stored: an `admin` from before roles existed is an owner. */
	readonly roles?: readonly StaffRole[];
}

/** The roles that an AUTH item grants, sorted. A `client` has none, whatever else is stored. */
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

/** The member of staff in an AUTH item. */
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

export function storedRoles(roles: readonly StaffRole[]): StoredRoles {
	if (roles.length === 0) return { role: 'client' };
	return { role: roles.includes('owner') ? 'admin' : 'staff', roles };
}

/** The role of the specification: every member of staff is an admin to it. */
export const roleOf = (roles: readonly StaffRole[]): Role => (roles.length > 0 ? 'admin' : 'client');
