import type { Article, ArticleCard } from '@tulia/contracts/article/schemas';
import { savedArticleFiles } from './content/saved-article-files.ts';
import { loadSavedArticles } from './load-saved.ts';

/** As many as the API answers. */
const RELATED = 3;

/** One article of the seed with its text, `undefined` for any other; for `useWithSaved`. */
export async function loadSavedArticle(id: string): Promise<Article | undefined> {
	const file = Object.hasOwn(savedArticleFiles, id) ? savedArticleFiles[id] : undefined;
	return (await file?.())?.savedArticle;
}

/** The newest other articles of a category, chosen as the API chooses; for `useWithSaved`. */
export async function loadSavedRelated(
	id: string,
	category: ArticleCard['category'],
): Promise<{ data: ArticleCard[] }> {
	const { data } = await loadSavedArticles();
	return { data: data.filter((card) => card.category === category && card.id !== id).slice(0, RELATED) };
}
