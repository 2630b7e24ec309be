import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { useSearchParams } from '@tulia/platform';
import { useListArticlesQuery } from '../../api/articles-api.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { loadSavedArticles } from '../../saved/load-saved.ts';
import { type ReadWithSaved, useWithSaved } from '../../saved/use-with-saved.ts';
import { type PageOf, pageIn, pageOf } from './page-of.ts';
import { searchArticles } from './search-articles.ts';

export interface FoundArticles {
	readonly query: ReadWithSaved<{ readonly data: readonly ArticleCard[] }>;
	readonly text: ReturnType<typeof useSearchText>;
	/** How many were found; `undefined` while nobody knows. */
	readonly count: number | undefined;
	readonly shown: PageOf<ArticleCard>;
	/** The categories there is something to read about, in the order of the alphabet: new articles move none of them. */
	readonly topics: readonly string[];
}

const NONE: readonly ArticleCard[] = [];

/** The articles that the address asks for: its `search`, and its `page` of them. */
export function useFoundArticles(): FoundArticles {
	const query = useWithSaved(useListArticlesQuery(), 'listArticles', loadSavedArticles);
	const text = useSearchText();
	const [params] = useSearchParams();
	// Finished HTML is made for the address without its query.
	const wanted = useHydrating() ? 1 : pageIn(params.get('page'));

	const articles = query.data?.data ?? NONE;
	const found = searchArticles(articles, text.search);
	return {
		query,
		text,
		count: query.data && found.length,
		shown: pageOf(found, wanted),
		topics: [...new Set(articles.map(({ category }) => category))].sort(),
	};
}
