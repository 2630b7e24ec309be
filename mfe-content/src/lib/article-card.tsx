import { dayOf } from '@tulia/centre/clock';
import { shortDate } from '@tulia/centre/date-words';
import { Link, paths } from '@tulia/platform';
import { Card, CardFoot, CardTitle, Skeleton } from '@tulia/ui';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import type { ShownCard } from '../saved/shown-article.ts';
import * as s from './article-card.module.css';
import { MetaItem, MetaLine } from './meta-line.tsx';
import { useTimeZone } from './time/use-time-zone.ts';

/** An article in a list; for a `CardGrid`. */
export function ArticleCard({ article }: { readonly article: ShownCard }): ReactNode {
	const timeZone = useTimeZone();
	return (
		<Card as="li" ratio="16:9" media={<Illustration of={article.imageUrl} shape="cover" />}>
			<MetaLine size="sm">
				<MetaItem isTopic>{article.category}</MetaItem>
				<MetaItem>{article.readTime}</MetaItem>
			</MetaLine>
			<CardTitle component={Link} to={paths.article(article.id)}>
				{article.title}
			</CardTitle>
			<p>{article.snippet}</p>
			<CardFoot>
				<MetaLine size="sm">
					<MetaItem>{article.author}</MetaItem>
					{article.createdAt === undefined ? null : (
						<MetaItem>
							<time dateTime={article.createdAt}>{shortDate(dayOf(new Date(article.createdAt), timeZone))}</time>
						</MetaItem>
					)}
				</MetaLine>
			</CardFoot>
		</Card>
	);
}

export const ArticleCardSkeleton = (): ReactNode => (
	<Card as="li" ratio="16:9" media={<Skeleton shape="wideImage" />}>
		<div className={s.metaRoom}>
			<Skeleton width="half" />
		</div>
		<div className={s.titleRoom}>
			<Skeleton width="long" />
			<Skeleton width="most" />
		</div>
		<div className={s.textRoom}>
			<Skeleton />
			<Skeleton width="long" />
			<Skeleton width="half" />
		</div>
		<CardFoot>
			<div className={s.metaRoom}>
				<Skeleton width="most" />
			</div>
		</CardFoot>
	</Card>
);
