import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { finishedListPage } from '@tulia/contracts/list-page';
import { useLocation, useSearchParams } from '@tulia/platform';
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
	const { search } = useLocation();
	// There is finished HTML for each page of the whole list, and for no page of what was searched.
	const wanted = useHydrating() ? finishedListPage(search) : pageIn(params.get('page'));

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
