import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import {
	explain,
	LIKE_FAILED,
	LIKE_REFUSALS,
	type LikeOutcome,
	parseLike,
	type StoredLikeValue,
	takePreHydrationLike,
} from '@tulia/platform';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLikeArticleMutation } from '../../../api/articles-api.ts';
import { storedLike, storeLike, subscribeToLikes } from './stored-likes.ts';

interface Like {
	readonly isLiked: boolean;
	readonly isPending: boolean;
	/** Optimistic update: added to the server's counts until the response. */
	readonly optimisticDelta: -1 | 0 | 1;
	readonly toggle: () => void;
	readonly failure: string | undefined;
}

const noStoredLike = (): StoredLikeValue => 'no';

/**
 * Likes an article or removes the like: shown and stored at once, reverted on failure. It waits for a pending like of
 * the boot script; a like that was not confirmed when a page was left is sent again, which is idempotent because the
 * server counts a browser once.
 */
export function useLike(id: string, onCounts: (counts: ArticleCounts) => void): Like {
	const [like] = useLikeArticleMutation();
	const { isConfirmed, pending } = parseLike(
		useSyncExternalStore(subscribeToLikes, () => storedLike(id), noStoredLike),
	);
	const [failure, setFailure] = useState<string>();
	// Serialised: two requests in flight could reach the server in the wrong order.
	const sendQueue = useRef(Promise.resolve());
	const unsentCount = useRef(0);
	const latest = useRef<boolean>(undefined);

	async function send(liked: boolean): Promise<LikeOutcome> {
		const { data, error } = await like({ id, liked });
		return data ? { counts: data } : { failure: explain(error, LIKE_REFUSALS, LIKE_FAILED) };
	}

	function settle(liked: boolean, outcome: LikeOutcome): void {
		unsentCount.current -= 1;
		const isAccepted = 'counts' in outcome;
		storeLike(id, {
			isConfirmed: isAccepted ? liked : parseLike(storedLike(id)).isConfirmed,
			pending: unsentCount.current === 0 ? undefined : latest.current,
		});
		if (isAccepted) onCounts(outcome.counts);
		else setFailure(outcome.failure);
	}

	function enqueue(liked: boolean, answer: () => Promise<LikeOutcome>): void {
		unsentCount.current += 1;
		latest.current = liked;
		sendQueue.current = sendQueue.current.then(async () => settle(liked, await answer()));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: takes over an earlier like, once on mount
	useEffect(() => {
		const early = takePreHydrationLike(id);
		if (early) {
			enqueue(early.liked, () => early.outcome);
			return;
		}
		const pendingLike = parseLike(storedLike(id)).pending;
		if (pendingLike !== undefined) enqueue(pendingLike, () => send(pendingLike));
	}, []);

	const isLiked = pending ?? isConfirmed;
	function toggle(): void {
		setFailure(undefined);
		storeLike(id, { isConfirmed, pending: !isLiked });
		enqueue(!isLiked, () => send(!isLiked));
	}

	const optimisticDelta = isLiked === isConfirmed ? 0 : isLiked ? 1 : -1;
	return { isLiked, isPending: pending !== undefined, optimisticDelta, toggle, failure };
}
