import type { StoredSession } from '@tulia/platform/prefetch';
import type { GuardRule } from './module-routes.ts';

/**
 * Whether it is worth fetching what lies behind a guard for the session of this browser. The guard decides when the page is there,
 * and the server on every call.
 */
export const mayEnter = (guard: GuardRule['guard'], session: StoredSession | undefined): boolean =>
	guard === undefined || (session !== undefined && (guard === 'client' || session.user.role === 'admin'));
