import type { GuardedRoute } from '@tulia/contracts/site-modules';

/** The role of a session; `undefined` without one. */
export type Role = GuardedRoute['guard'] | undefined;

/**
 * Whether fetching a guarded page ahead is worthwhile for a role. The guard decides when the page is shown, and the
 * server on every call. In a file of its own, because the first script of a guarded page loads nothing else of the
 * routes.
 */
export const mayEnter = (guard: GuardedRoute['guard'] | undefined, role: Role): boolean =>
	guard === undefined || guard === role || role === 'admin';
