import { lazyPart } from '../../lib/lazy-part.tsx';
import type { CancelFollowingProps } from './cancel-following.tsx';
import type { CancelledFollowingProps } from './cancelled-following.tsx';

/** Under a visit of a series, once somebody asks for it. */
export const CancelFollowing = lazyPart<CancelFollowingProps>(
	async () => (await import('./cancel-following.tsx')).CancelFollowing,
);

/** What came of it. */
export const CancelledFollowing = lazyPart<CancelledFollowingProps>(
	async () => (await import('./cancelled-following.tsx')).CancelledFollowing,
);
