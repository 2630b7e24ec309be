import type { likeArticle as LikeArticle } from '@tulia/contracts/article/endpoints';
import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import { explain } from '@tulia/platform';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useLikeArticleMutation } from '../../api/articles-api.ts';
import { isLikeKept, keepLike, subscribeToLikes } from './kept-likes.ts';

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

/** Likes an article, or takes the like back: shown at once, and shown otherwise when it could not be kept. */
export function useLike(id: string, onCounts: (counts: ArticleCounts) => void): Like {
	const [like] = useLikeArticleMutation();
	const kept = useSyncExternalStore(
		subscribeToLikes,
		() => isLikeKept(id),
		() => false,
	);
	const [wish, setWish] = useState<boolean>();
	const [failure, setFailure] = useState<string>();
	// One after the other: two answers that cross would leave the server with the first wish.
	const line = useRef(Promise.resolve());
	const waiting = useRef(0);
	const isLiked = wish ?? kept;

	async function send(liked: boolean): Promise<void> {
		const { data, error } = await like({ id, liked });
		waiting.current -= 1;
		if (data) {
			keepLike(id, liked);
			onCounts(data);
		} else {
			setFailure(explain(error, WORDS, OTHERWISE));
		}
		if (waiting.current === 0) setWish(undefined);
	}

	function toggle(): void {
		const liked = !isLiked;
		setWish(liked);
		setFailure(undefined);
		waiting.current += 1;
		line.current = line.current.then(() => send(liked));
	}

	const ahead = isLiked === kept ? 0 : isLiked ? 1 : -1;
	return { isLiked, ahead, toggle, failure };
}
