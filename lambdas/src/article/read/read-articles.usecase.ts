import { RELATED_ARTICLES } from '@tulia/contracts/article/related-articles';
import type { ArticleCard, ArticleCategory } from '@tulia/contracts/article/schemas';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Article, ArticleStore } from '../article.ts';

interface ListArticlesDeps {
	readonly articles: Pick<ArticleStore, 'listPublished'>;
}

/** Every published article as a card, newest first. The browser searches and pages them. */
export const listArticles =
	({ articles }: ListArticlesDeps) =>
	async (): Promise<Result<{ data: ArticleCard[] }, never>> =>
		ok({ data: [...(await articles.listPublished())] });

interface GetArticleDeps {
	readonly articles: Pick<ArticleStore, 'findPublished'>;
}

interface GetArticleInput {
	readonly params: { readonly id: string };
}

/** A published article. Its text is sanitised here too, in case it was stored by other means. */
export const getArticle =
	({ articles }: GetArticleDeps) =>
	async ({ params }: GetArticleInput): Promise<Result<Article, 'not_found'>> => {
		const article = await articles.findPublished(params.id);
		if (!article) return refuse('not_found');
		// Loaded with the first article: lists need no HTML parser.
		const { sanitiseArticle } = await import('../sanitise-article.ts');
		return ok({ ...article, content: sanitiseArticle(article.content) });
	};

interface ListRelatedArticlesDeps {
	readonly articles: Pick<ArticleStore, 'newestOf'>;
}

interface ListRelatedArticlesInput {
	readonly params: { readonly id: string };
	readonly query: { readonly category: ArticleCategory };
}

/**
 * The newest other articles of the category, at most 3. One more is read, because the article itself may be among them.
 */
export const listRelatedArticles =
	({ articles }: ListRelatedArticlesDeps) =>
	async ({ params, query }: ListRelatedArticlesInput): Promise<Result<{ data: ArticleCard[] }, never>> => {
		const newest = await articles.newestOf(query.category, RELATED_ARTICLES + 1);
		return ok({ data: newest.filter(({ id }) => id !== params.id).slice(0, RELATED_ARTICLES) });
	};
