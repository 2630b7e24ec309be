import type { StoredSession } from '@tulia/platform/prefetch';
import type { GuardRule } from './module-routes.ts';

/**
 * Whether prefetching a guarded page is worthwhile for the stored session. The guard decides when the page is shown,
 * and the server on every call.
 */
export const mayEnter = (guard: GuardRule['guard'], session: StoredSession | undefined): boolean =>
	guard === undefined || (session !== undefined && (guard === 'client' || session.user.role === 'admin'));
