import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { ok, type Result } from '../platform/result.ts';
import type { ArticleStore } from './article.ts';

interface ListArticlesDeps {
	readonly articles: Pick<ArticleStore, 'listPublished'>;
}

/** Every published article as a card, newest first. The browser searches and pages through them. */
export const listArticles =
	({ articles }: ListArticlesDeps) =>
	async (): Promise<Result<{ data: ArticleCard[] }, never>> =>
		ok({ data: [...(await articles.listPublished())] });
