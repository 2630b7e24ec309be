import { ARTICLES_A_PAGE } from '@tulia/contracts/list-page';
import { Link, paths } from '@tulia/platform';
import { AsyncBlock, Button, CardGrid, EmptyPanel, LinkButton, VisuallyHidden } from '@tulia/ui';
import { ChipLinks, PageLinks, SearchField } from '@tulia/ui/search';
import { type ReactNode, useRef } from 'react';
import { ArticleCard, ArticleCardSkeleton } from '../../lib/article-card.tsx';
import { useFailure } from '../../lib/use-failure.ts';
import * as s from './article-search.module.css';
import type { FoundArticles } from './use-found-articles.ts';

const skeleton = (
	<CardGrid>
		{Array.from({ length: ARTICLES_A_PAGE }, (_, place) => `place ${place}`).map((place) => (
			<ArticleCardSkeleton key={place} />
		))}
	</CardGrid>
);

const countWords = (count: number | undefined): string => {
	if (count === undefined) return '';
	return count === 1 ? '1 article' : `${count} articles`;
};

/** For an empty blog; a search without results shows `NothingFound`. */
const NOTHING_YET = {
	title: 'No articles found',
	text: 'There is nothing to read here yet.',
	action: (
		<LinkButton component={Link} to={paths.services()} variant="secondary">
			See our services
		</LinkButton>
	),
};

/** All articles, or those that match the search, six a page. */
export function ArticleSearch({ found }: { readonly found: FoundArticles }): ReactNode {
	const { query, text, count } = found;
	const field = useRef<HTMLInputElement>(null);
	const failed = useFailure('We could not load the articles', 'Loading articles…');

	// The pressed button is removed with its panel.
	function viewAll(): void {
		text.clear();
		field.current?.focus();
	}

	return (
		<div className={s.articles}>
			<div className={s.tools}>
				<SearchField
					ref={field}
					label="Search articles"
					placeholder="Search by title or topic"
					value={text.typed}
					onChange={text.type}
				/>
				<p className={s.count} role="status">
					{countWords(count)}
				</p>
			</div>
			<Topics found={found} />
			<VisuallyHidden as="h2">Articles</VisuallyHidden>
			<div className={s.list}>
				<AsyncBlock query={query} loading="Loading articles" skeleton={skeleton} failed={failed} empty={NOTHING_YET}>
					{() => (count === 0 ? <NothingFound onViewAll={viewAll} /> : <Results found={found} />)}
				</AsyncBlock>
			</div>
		</div>
	);
}

/** A topic is a search for its name, so that its address shows the search. */
function Topics({ found: { topics, text } }: { readonly found: FoundArticles }): ReactNode {
	if (topics.length === 0) return <div className={s.topicsRoom} />;
	const isAll = text.search === '';
	const links = topics.map((topic) => ({
		to: paths.articles({ search: topic }),
		label: topic,
		isCurrent: topic.toLowerCase() === text.search.trim().toLowerCase(),
	}));
	return (
		<ChipLinks
			label="Topics"
			component={Link}
			links={[{ to: paths.articles(), label: 'All topics', isCurrent: isAll }, ...links]}
		/>
	);
}

function Results({ found: { shown, text } }: { readonly found: FoundArticles }): ReactNode {
	const { items, page, pageCount } = shown;
	return (
		<>
			<CardGrid>
				{items.map((article) => (
					<ArticleCard key={article.id} article={article} />
				))}
			</CardGrid>
			{pageCount > 1 ? (
				<div className={s.pages}>
					<PageLinks
						label="Pages of articles"
						page={page}
						pageCount={pageCount}
						component={Link}
						to={(number) => paths.articles({ search: text.search, page: number })}
					/>
				</div>
			) : null}
		</>
	);
}

/** R29, word for word. */
const NothingFound = ({ onViewAll }: { readonly onViewAll: () => void }): ReactNode => (
	<EmptyPanel
		title="No articles found"
		action={
			<Button variant="secondary" onClick={onViewAll}>
				View All Articles
			</Button>
		}
	>
		<p>We couldn't find any articles matching your search term. Try a different keyword or browse all articles.</p>
	</EmptyPanel>
);
