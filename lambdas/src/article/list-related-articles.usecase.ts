import type { ArticleCard, ArticleCategory } from '@tulia/contracts/article/schemas';
import { ok, type Result } from '../platform/result.ts';
import type { ArticleStore } from './article.ts';

const SHOWN = 3;

interface ListRelatedArticlesDeps {
	readonly articles: Pick<ArticleStore, 'newestOf'>;
}

interface ListRelatedArticlesInput {
	readonly params: { readonly id: string };
	readonly query: { readonly category: ArticleCategory };
}

/** The newest other articles of the category, at most 3. One more is read, because the article itself may be among them. */
export const listRelatedArticles =
	({ articles }: ListRelatedArticlesDeps) =>
	async ({ params, query }: ListRelatedArticlesInput): Promise<Result<{ data: ArticleCard[] }, never>> => {
		const newest = await articles.newestOf(query.category, SHOWN + 1);
		return ok({ data: newest.filter(({ id }) => id !== params.id).slice(0, SHOWN) });
	};
