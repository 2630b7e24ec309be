import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { rolesOf, useSessionUser } from '@tulia/platform';

/** The roles that may call a route. */
export interface RouteRoles {
	readonly roles?: readonly StaffRole[];
}

/** Whether one of the roles may call a route. */
export const mayCall = (mine: readonly StaffRole[], { roles = [] }: RouteRoles): boolean =>
	roles.some((role) => mine.includes(role));

/**
 * Whether the user's roles may call an endpoint, to hide what they may not do. The server decides about each call.
 */
export function useMayCall(): (route: RouteRoles) => boolean {
	const mine = rolesOf(useSessionUser());
	return (route) => mayCall(mine, route);
}
