import { AsyncBlock } from '@tulia/ui';
import type { ReactNode } from 'react';
import { ArticleCard, ArticleCardSkeleton } from '../../../lib/article-card.tsx';
import { useFailure } from '../../../lib/use-failure.ts';
import type { ShownCard } from '../../../saved/shown-article.ts';
import * as s from './read-next.module.css';
import { useReadNext } from './use-read-next.ts';

interface ReadNextProps {
	readonly article: ShownCard;
	/** The article is saved content under a notice: a second notice is left out. */
	readonly isUnderNotice: boolean;
}

export function ReadNext({ article, isUnderNotice }: ReadNextProps): ReactNode {
	const next = useReadNext(article);
	const failed = useFailure('We could not load more articles', 'Loading articles…');
	const query = isUnderNotice && next.data ? { ...next, isError: false } : next;
	return (
		<aside className={s.next} aria-labelledby="read-next">
			<h2 id="read-next" className={s.title}>
				Read next
			</h2>
			<AsyncBlock
				query={query}
				loading="Loading more articles"
				skeleton={
					<ul className={s.cards}>
						<ArticleCardSkeleton />
					</ul>
				}
				failed={failed}
				empty={{ title: 'No other articles yet', text: 'More are on their way.' }}
			>
				{(cards) => (
					<ul className={s.cards}>
						{cards.map((card) => (
							<ArticleCard key={card.id} article={card} />
						))}
					</ul>
				)}
			</AsyncBlock>
		</aside>
	);
}
