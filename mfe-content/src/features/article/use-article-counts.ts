import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { takePreHydrationView } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { useGetArticleCountsQuery, useViewArticleMutation } from '../../api/articles-api.ts';
import { whenVisible } from './when-visible.ts';

interface CountsOfArticle {
	/** `undefined` until the first response, and if it fails. */
	readonly counts: ArticleCounts | undefined;
	/** Stores newer counts from another response. */
	readonly setCounts: (counts: ArticleCounts) => void;
}

/**
 * How often an article was read and liked. A view is counted once the article is loaded and visible, and the response
 * contains the counts; if that fails, the counts are loaded separately. The boot script of a prerendered page counts
 * the view earlier: its response is taken over, and the view is counted again only if it failed. For one article only:
 * give its component a `key`.
 */
export function useArticleCounts(id: string, isShown: boolean): CountsOfArticle {
	const [view, { data: viewed, isError }] = useViewArticleMutation();
	const { data: read } = useGetArticleCountsQuery({ id }, { skip: !isError });
	const [fresh, setCounts] = useState<ArticleCounts>();
	useEffect(() => {
		if (!isShown) return undefined;
		const early = takePreHydrationView(id);
		if (early === undefined) return whenVisible(() => void view({ id }));
		void early.then((counted) => (counted ? setCounts(counted) : void view({ id })));
		return undefined;
	}, [id, isShown, view]);
	return { counts: fresh ?? viewed ?? read, setCounts };
}
