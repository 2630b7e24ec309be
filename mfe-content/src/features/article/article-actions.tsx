import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { likeStorageKey, likesWords } from '@tulia/platform';
import { Button, Dots, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import type { ShownArticle } from '../../saved/shown-article.ts';
import * as s from './article-actions.module.css';
import { useLike } from './like/use-like.ts';
import { ShareMenu } from './share/share-menu.tsx';

interface ArticleActionsProps {
	readonly article: ShownArticle;
	readonly counts: ArticleCounts | undefined;
	/** Newer counts, from the response to a like. */
	readonly onCounts: (counts: ArticleCounts) => void;
	readonly onComment: () => void;
}

export function ArticleActions({ article, counts, onCounts, onComment }: ArticleActionsProps): ReactNode {
	const { isLiked, isPending, optimisticDelta, toggle, failure } = useLike(article.id, onCounts);
	const likes = Math.max(0, (counts?.likes ?? 0) + optimisticDelta);
	return (
		<div className={s.actions} data-kept={likeStorageKey(article.id)}>
			<div className={s.buttons}>
				{/* Before hydration the boot script handles likes, and announces changes here. */}
				<Button
					variant="quiet"
					size="sm"
					className={s.like}
					data-like={article.id}
					data-verb="Keeping your choice"
					aria-pressed={isLiked}
					aria-busy={isPending || undefined}
					onClick={toggle}
					suppressHydrationWarning
				>
					<Icon name="heart" />
					<span data-like-word suppressHydrationWarning>
						{isLiked ? 'Liked' : 'Like'}
					</span>
					<span className={s.figures}>
						<span className={s.count} data-likes={article.id} suppressHydrationWarning>
							{counts ? likesWords(likes) : ''}
						</span>
						<span className={s.dots}>
							<Dots />
						</span>
					</span>
				</Button>
				<ShareMenu article={article} />
				<Button variant="quiet" size="sm" className={s.action} onClick={onComment}>
					<Icon name="quote" />
					Comment
				</Button>
			</div>
			<p className={s.unscripted}>To share this article, copy its address from your browser.</p>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</div>
	);
}
