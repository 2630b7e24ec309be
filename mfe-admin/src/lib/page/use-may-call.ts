import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { rolesOf, useSessionUser } from '@tulia/platform';

/** What a route says of who may call it. */
export interface RouteRoles {
	readonly roles?: readonly StaffRole[];
}

/** Whether one of these roles may call it. */
export const mayCall = (mine: readonly StaffRole[], { roles = [] }: RouteRoles): boolean =>
	roles.some((role) => mine.includes(role));

/** Whether whoever is logged in may call an endpoint: what they may not is not offered. The server decides. */
export function useMayCall(): (route: RouteRoles) => boolean {
	const mine = rolesOf(useSessionUser());
	return (route) => mayCall(mine, route);
}
