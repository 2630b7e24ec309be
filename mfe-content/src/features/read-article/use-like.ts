import type { likeArticle as LikeArticle } from '@tulia/contracts/article/endpoints';
import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import { explain } from '@tulia/platform';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLikeArticleMutation } from '../../api/articles-api.ts';
import { keepLike, keptLike, type LikeWord, likeIn, subscribeToLikes } from './kept-likes.ts';

const WORDS: Record<RefusalOf<typeof LikeArticle>, string> = {
	not_found: 'This article is no longer here, so we could not keep your like.',
	too_many_requests: 'You have changed your mind often. Please wait a little and try again.',
};
const OTHERWISE = 'We could not keep that. Check your connection and try again.';

interface Like {
	readonly isLiked: boolean;
	/** What is shown is ahead of the figures of the server by this much. */
	readonly ahead: -1 | 0 | 1;
	readonly toggle: () => void;
	readonly failure: string | undefined;
}

const nothingKept = (): LikeWord => 'no';

/**
 * Likes an article, or takes the like back: shown and remembered at once, and taken back when it could not be kept. What was
 * not answered when the page was left is sent again; the server counts a browser once.
 */
export function useLike(id: string, onCounts: (counts: ArticleCounts) => void): Like {
	const [like] = useLikeArticleMutation();
	const { isConfirmed, wish } = likeIn(useSyncExternalStore(subscribeToLikes, () => keptLike(id), nothingKept));
	const [failure, setFailure] = useState<string>();
	// One after the other: two answers that cross would leave the server with the first wish.
	const line = useRef(Promise.resolve());
	const waiting = useRef(0);
	const latest = useRef<boolean>(undefined);

	async function send(liked: boolean): Promise<void> {
		const { data, error } = await like({ id, liked });
		waiting.current -= 1;
		keepLike(id, {
			isConfirmed: data ? liked : likeIn(keptLike(id)).isConfirmed,
			wish: waiting.current === 0 ? undefined : latest.current,
		});
		if (data) onCounts(data);
		else setFailure(explain(error, WORDS, OTHERWISE));
	}

	function queue(liked: boolean): void {
		waiting.current += 1;
		latest.current = liked;
		line.current = line.current.then(() => send(liked));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier page left unanswered, once
	useEffect(() => {
		const left = likeIn(keptLike(id)).wish;
		if (left !== undefined) queue(left);
	}, []);

	const isLiked = wish ?? isConfirmed;
	function toggle(): void {
		setFailure(undefined);
		keepLike(id, { isConfirmed, wish: !isLiked });
		queue(!isLiked);
	}

	const ahead = isLiked === isConfirmed ? 0 : isLiked ? 1 : -1;
	return { isLiked, ahead, toggle, failure };
}
