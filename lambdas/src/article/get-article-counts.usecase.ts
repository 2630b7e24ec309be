import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { ok, type Result } from '../platform/result.ts';
import type { ArticleCountStore } from './article-counts.ts';

interface GetArticleCountsDeps {
	readonly counts: Pick<ArticleCountStore, 'read'>;
}

interface GetArticleCountsInput {
	readonly params: { readonly id: string };
}

/** How often an article was liked and read. An id nobody ever used has no likes and no views. */
export const getArticleCounts =
	({ counts }: GetArticleCountsDeps) =>
	async ({ params }: GetArticleCountsInput): Promise<Result<ArticleCounts, never>> =>
		ok(await counts.read(params.id));
