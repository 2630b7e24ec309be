import type { ArticleCard as Article } from '@tulia/contracts/article/schemas';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import {
	ArrowLink,
	AsyncBlock,
	Card,
	CardFoot,
	CardGrid,
	CardTitle,
	Container,
	SectionHead,
	Skeleton,
} from '@tulia/ui';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { useListArticlesQuery } from '../../api/articles-api.ts';
import { shortDate } from '../../lib/date-words.ts';
import { useFailure } from '../../lib/use-failure.ts';
import { loadSavedArticles } from '../../saved/load-saved.ts';
import { useWithSaved } from '../../saved/use-with-saved.ts';
import * as s from './newest-articles.module.css';

/** Spec section 9. */
const SHOWN = 3;
/** Until the profile has told the centre's own. */
const USUAL_ZONE = 'Africa/Nairobi';

interface ArticleTeaserProps {
	readonly article: Article;
	readonly timeZone: string;
}

const ArticleTeaser = ({ article, timeZone }: ArticleTeaserProps): ReactNode => (
	<Card as="li" ratio="16:9" media={<Illustration of={article.imageUrl} shape="cover" />}>
		<div className={s.meta}>
			<span className={s.category}>{article.category}</span>
			<span className={s.next}>{article.readTime}</span>
		</div>
		<CardTitle component={Link} to={paths.article(article.id)}>
			{article.title}
		</CardTitle>
		<p>{article.snippet}</p>
		<CardFoot>
			<div className={s.meta}>
				<span>{article.author}</span>
				<time className={s.next} dateTime={article.createdAt}>
					{shortDate(article.createdAt, timeZone)}
				</time>
			</div>
		</CardFoot>
	</Card>
);

const skeleton = (
	<CardGrid>
		{['first', 'second', 'third'].map((place) => (
			<Card as="li" key={place} ratio="16:9" media={<Skeleton shape="wideImage" />}>
				<div className={s.metaRoom}>
					<Skeleton width="half" />
				</div>
				<div className={s.titleRoom}>
					<Skeleton shape="title" width="long" />
					<Skeleton shape="title" width="most" />
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
		))}
	</CardGrid>
);

/** Something to read for those who are not ready to come. */
export function NewestArticles(): ReactNode {
	const articles = useWithSaved(useListArticlesQuery(), 'listArticles', loadSavedArticles);
	const { data: profile } = useGetProfileQuery();
	const failed = useFailure('We could not load the articles', 'Loading articles…');
	return (
		<section className={s.section}>
			<Container>
				<SectionHead
					title="Small things that help"
					action={
						<ArrowLink component={Link} to={paths.articles()}>
							All articles
						</ArrowLink>
					}
				/>
				<AsyncBlock
					query={articles}
					loading="Loading articles"
					skeleton={skeleton}
					failed={failed}
					empty={{ title: 'No articles found', text: 'There is nothing to read here yet.' }}
				>
					{({ data }) => (
						<CardGrid>
							{data.slice(0, SHOWN).map((article) => (
								<ArticleTeaser key={article.id} article={article} timeZone={profile?.timeZone ?? USUAL_ZONE} />
							))}
						</CardGrid>
					)}
				</AsyncBlock>
			</Container>
		</section>
	);
}
