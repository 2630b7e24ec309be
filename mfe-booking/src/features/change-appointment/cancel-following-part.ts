import { lazyPart } from '../../lib/lazy-part.tsx';
import type { CancelFollowingProps } from './cancel-following.tsx';
import type { CancelledFollowingProps } from './cancelled-following.tsx';

/** Below a visit of a series, opened by a button. */
export const CancelFollowing = lazyPart<CancelFollowingProps>(
	async () => (await import('./cancel-following.tsx')).CancelFollowing,
);

export const CancelledFollowing = lazyPart<CancelledFollowingProps>(
	async () => (await import('./cancelled-following.tsx')).CancelledFollowing,
);
