import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { takePreHydrationView } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { useGetArticleCountsQuery, useViewArticleMutation } from '../../api/articles-api.ts';
import { whenVisible } from './when-visible.ts';

interface CountsOfArticle {
	/** `undefined` until the first answer, and when none comes. */
	readonly counts: ArticleCounts | undefined;
	/** For fresher figures that came with another answer. */
	readonly setCounts: (counts: ArticleCounts) => void;
}

/**
 * How often an article was read and liked. The reading is counted once the article is there and somebody can see it, and its
 * answer brings the figures; only when that fails are they asked for. A prerendered page has counted it before: its answer is
 * taken over, and only where none came is it tried again. Belongs to one article: give its component a `key`.
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
