import { prerenderedListPage } from '@tulia/contracts/list-page';
import { useLocation, useSearchParams } from '@tulia/platform';
import { useListArticlesQuery } from '../../api/articles-api.ts';
import { useHydrating } from '../../lib/url/use-hydrating.ts';
import { useSearchText } from '../../lib/url/use-search-text.ts';
import { loadSavedArticles } from '../../saved/load-saved.ts';
import type { ShownCard } from '../../saved/shown-article.ts';
import { type ReadWithSaved, useWithSaved } from '../../saved/use-with-saved.ts';
import { type PaginatedList, pageIn, paginate } from './paginate.ts';
import { searchArticles } from './search-articles.ts';

export interface FoundArticles {
	readonly query: ReadWithSaved<{ readonly data: readonly ShownCard[] }>;
	readonly text: ReturnType<typeof useSearchText>;
	/** The number of results; `undefined` until the articles are loaded. */
	readonly count: number | undefined;
	readonly shown: PaginatedList<ShownCard>;
	/** The categories with articles, alphabetically, so that new articles move none of them. */
	readonly topics: readonly string[];
}

const NONE: readonly ShownCard[] = [];

/** The articles of the address: its `search`, and its `page` of the results. */
export function useFoundArticles(): FoundArticles {
	const query = useWithSaved(useListArticlesQuery(), 'listArticles', loadSavedArticles);
	const text = useSearchText();
	const [params] = useSearchParams();
	const { search } = useLocation();
	// Prerendered HTML exists for each page of the whole list, and for no search.
	const wanted = useHydrating() ? prerenderedListPage(search) : pageIn(params.get('page'));

	const articles = query.data?.data ?? NONE;
	const found = searchArticles(articles, text.search);
	return {
		query,
		text,
		count: query.data && found.length,
		shown: paginate(found, wanted),
		topics: [...new Set(articles.map(({ category }) => category))].sort(),
	};
}
