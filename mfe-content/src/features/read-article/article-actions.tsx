import type { Article, ArticleCounts } from '@tulia/contracts/article/schemas';
import { likesWords } from '@tulia/platform';
import { Button, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './article-actions.module.css';
import { keyOfLike } from './kept-likes.ts';
import { ShareMenu } from './share-menu.tsx';
import { useLike } from './use-like.ts';

interface ArticleActionsProps {
	readonly article: Article;
	readonly counts: ArticleCounts | undefined;
	/** Fresher figures, which came with a like. */
	readonly onCounts: (counts: ArticleCounts) => void;
	/** Brings the reader to the form. */
	readonly onComment: () => void;
}

/** What a reader can do with an article: like it, send it on, say something. */
export function ArticleActions({ article, counts, onCounts, onComment }: ArticleActionsProps): ReactNode {
	const { isLiked, ahead, toggle, failure } = useLike(article.id, onCounts);
	const likes = Math.max(0, (counts?.likes ?? 0) + ahead);
	return (
		<div className={s.actions} data-kept={keyOfLike(article.id)}>
			<div className={s.buttons}>
				<Button
					variant="quiet"
					size="sm"
					className={isLiked ? s.liked : s.action}
					aria-pressed={isLiked}
					onClick={toggle}
				>
					<Icon name="heart" />
					{isLiked ? 'Liked' : 'Like'}
					<span className={s.count} data-likes={article.id} suppressHydrationWarning>
						{counts ? likesWords(likes) : ''}
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
