import type { Role } from '@tulia/contracts/identity/schemas';
import { type StaffRole, staffRoles } from '@tulia/contracts/identity/staff-roles';

/** What a screen may show of the logged-in person. A hint: the server decides by its own data (promise A5). */
export interface SessionUser {
	readonly id: string;
	readonly name: string;
	readonly role: Role;
	/** Staff only. */
	readonly roles?: readonly StaffRole[];
	/** The person's entry in the list of psychologists. */
	readonly psychologistId?: string;
}

/** The stored part of a person from a longer answer. */
export const sessionUserOf = ({ id, name, role, roles, psychologistId }: SessionUser): SessionUser => ({
	...{ id, name, role },
	...(roles === undefined ? {} : { roles }),
	...(psychologistId === undefined ? {} : { psychologistId }),
});

/** The roles of a member of staff. A session stored before roles existed, and not checked since, is an owner's. */
export function rolesOf(user: SessionUser | undefined): readonly StaffRole[] {
	if (user?.role !== 'admin') return [];
	return user.roles ?? [staffRoles[0]];
}
