import { dayOf } from '@tulia/centre/clock';
import { longDate } from '@tulia/centre/date-words';
import { Link, paths, readsWords } from '@tulia/platform';
import { classNames, Icon, PAGE_HEADING_ID, Skeleton, VisuallyHidden } from '@tulia/ui';
import { illustrationWords } from '@tulia/ui/illustration-words';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { MetaItem, MetaLine } from '../../lib/meta-line.tsx';
import { useTimeZone } from '../../lib/time/use-time-zone.ts';
import type { ShownCard } from '../../saved/shown-article.ts';
import * as s from './article-heading.module.css';

interface ArticleHeadingProps {
	/** `undefined` until the article or its card is loaded. */
	readonly article: ShownCard | undefined;
	readonly isLoading: boolean;
	readonly reads: number | undefined;
}

/** Title, author, date and drawing of an article. The card of a list is enough to show it. */
export function ArticleHeading({ article, isLoading, reads }: ArticleHeadingProps): ReactNode {
	return (
		<header id={PAGE_HEADING_ID}>
			<div className={s.head}>
				<p>
					<Link className={s.back} to={paths.articles()}>
						<Icon name="arrowLeft" />
						All articles
					</Link>
				</p>
				<MetaLine>
					{article ? (
						<>
							<MetaItem isTopic>{article.category}</MetaItem>
							<MetaItem>{article.readTime}</MetaItem>
						</>
					) : null}
				</MetaLine>
				<h1 className={classNames(s.title, isLoading && !article && s.room)} tabIndex={-1}>
					{article?.title ?? (isLoading ? <VisuallyHidden>Article</VisuallyHidden> : 'Article')}
				</h1>
				<MetaLine>{article ? <Byline article={article} reads={reads} /> : null}</MetaLine>
			</div>
			<Cover article={article} isLoading={isLoading} />
		</header>
	);
}

function Cover({ article, isLoading }: Omit<ArticleHeadingProps, 'reads'>): ReactNode {
	if (!article)
		return isLoading ? (
			<div className={s.cover}>
				<Skeleton shape="wideImage" />
			</div>
		) : null;
	return (
		<div className={s.cover}>
			<Illustration of={article.imageUrl} shape="cover" alt={illustrationWords(article.imageUrl)} loading="eager" />
		</div>
	);
}

interface BylineProps {
	readonly article: ShownCard;
	readonly reads: number | undefined;
}

function Byline({ article, reads }: BylineProps): ReactNode {
	const timeZone = useTimeZone();
	const words = reads === undefined ? '' : readsWords(reads);
	return (
		<>
			<MetaItem>{article.author}</MetaItem>
			{article.createdAt === undefined ? null : (
				<MetaItem>
					<time dateTime={article.createdAt}>{longDate(dayOf(new Date(article.createdAt), timeZone))}</time>
				</MetaItem>
			)}
			<MetaItem isComing={words === ''}>
				<span className={s.reads} data-reads={article.id} suppressHydrationWarning>
					{words}
				</span>
			</MetaItem>
		</>
	);
}
