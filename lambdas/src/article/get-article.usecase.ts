import { ok, type Result, refuse } from '../platform/result.ts';
import type { Article, ArticleStore } from './article.ts';
import { sanitiseArticle } from './sanitise-article.ts';

interface GetArticleDeps {
	readonly articles: Pick<ArticleStore, 'findPublished'>;
}

interface GetArticleInput {
	readonly params: { readonly id: string };
}

/** A published article. Its text is sanitised here too, so that what came into the table another way is harmless. */
export const getArticle =
	({ articles }: GetArticleDeps) =>
	async ({ params }: GetArticleInput): Promise<Result<Article, 'not_found'>> => {
		const article = await articles.findPublished(params.id);
		return article ? ok({ ...article, content: sanitiseArticle(article.content) }) : refuse('not_found');
	};
