import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { savedArticleFiles } from './content/saved-article-files.ts';
import { loadSavedArticles } from './load-saved.ts';
import type { ShownArticle, ShownCard } from './shown-article.ts';

/** How many related articles the API returns. */
const RELATED = 3;

/** One saved article with its text, `undefined` for any other; for `useWithSaved`. */
export async function loadSavedArticle(id: string): Promise<ShownArticle | undefined> {
	const file = Object.hasOwn(savedArticleFiles, id) ? savedArticleFiles[id] : undefined;
	const saved = (await file?.())?.savedArticle;
	if (!saved) return undefined;
	const { createdAt: _createdAt, ...article } = saved;
	return article;
}

/** The newest other articles of a category, selected as by the API; for `useWithSaved`. */
export async function loadSavedRelated(id: string, category: ArticleCard['category']): Promise<{ data: ShownCard[] }> {
	const { data } = await loadSavedArticles();
	return { data: data.filter((card) => card.category === category && card.id !== id).slice(0, RELATED) };
}
