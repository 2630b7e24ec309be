import { Link, paths } from '@tulia/platform';
import { ArrowLink, AsyncBlock, CardGrid, Container, SectionHead } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListArticlesQuery } from '../../api/articles-api.ts';
import { ArticleCard, ArticleCardSkeleton } from '../../lib/article-card.tsx';
import { useFailure } from '../../lib/use-failure.ts';
import { loadSavedArticles } from '../../saved/load-saved.ts';
import { useWithSaved } from '../../saved/use-with-saved.ts';
import * as s from './newest-articles.module.css';

/** How many articles home shows (R21). */
const SHOWN = 3;

const skeleton = (
	<CardGrid>
		{['first', 'second', 'third'].map((place) => (
			<ArticleCardSkeleton key={place} />
		))}
	</CardGrid>
);

export function NewestArticles(): ReactNode {
	const articles = useWithSaved(useListArticlesQuery(), 'listArticles', loadSavedArticles);
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
								<ArticleCard key={article.id} article={article} />
							))}
						</CardGrid>
					)}
				</AsyncBlock>
			</Container>
		</section>
	);
}
