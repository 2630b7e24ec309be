import { RELATED_ARTICLES } from '@tulia/contracts/article/related-articles';
import type { AsyncQuery } from '@tulia/ui';
import { useListArticlesQuery, useListRelatedArticlesQuery } from '../../../api/articles-api.ts';
import { loadSavedArticles } from '../../../saved/load-saved.ts';
import { loadSavedRelated } from '../../../saved/load-saved-article.ts';
import type { ShownCard } from '../../../saved/shown-article.ts';
import { useWithSaved } from '../../../saved/use-with-saved.ts';
import { pickReadNext } from './pick-read-next.ts';

type ListRead = AsyncQuery<{ readonly data: readonly ShownCard[] }>;

const isSettled = ({ data, isError, isFetching }: ListRead): boolean => data !== undefined || (isError && !isFetching);

/** Combines both queries: settled when both have settled; an error only if one failed and there is nothing to show. */
function joined(id: string, related: ListRead, newest: ListRead | undefined): AsyncQuery<readonly ShownCard[]> {
	const parts = newest ? [related, newest] : [related];
	const cards = pickReadNext({ id, related: related.data?.data ?? [], newest: newest?.data?.data ?? [] });
	const isOver = parts.every(isSettled);
	const isError = isOver && parts.some((part) => part.isError);
	const isThere = isOver && (cards.length > 0 || !isError);
	return {
		data: isThere ? cards : undefined,
		isLoading: parts.some((part) => part.isLoading),
		isError,
		isFetching: parts.some((part) => part.isFetching),
		refetch: () => {
			for (const part of parts) if (part.isError) part.refetch();
		},
	};
}

/** Further articles; the list of all articles is loaded only when the category has too few. */
export function useReadNext({ id, category }: ShownCard): AsyncQuery<readonly ShownCard[]> {
	const related = useWithSaved(useListRelatedArticlesQuery({ id, category }), 'listRelatedArticles', () =>
		loadSavedRelated(id, category),
	);
	const isShort = isSettled(related) && (related.data?.data.length ?? 0) < RELATED_ARTICLES;
	const newest = useWithSaved(useListArticlesQuery(undefined, { skip: !isShort }), 'listArticles', loadSavedArticles);
	return joined(id, related, isShort ? newest : undefined);
}
