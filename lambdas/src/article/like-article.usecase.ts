import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { VisitorLimits } from '../platform/visitor-limits.ts';
import type { ArticleStore } from './article.ts';
import type { ArticleCountStore, ArticleMarkStore } from './article-counts.ts';

interface LikeArticleDeps {
	readonly articles: Pick<ArticleStore, 'isPublished'>;
	readonly counts: ArticleCountStore;
	readonly marks: ArticleMarkStore;
	readonly limits: VisitorLimits;
	readonly now: () => Date;
}

export interface LikeArticleInput {
	readonly params: { readonly id: string };
	readonly body: { readonly liked: boolean };
	readonly viewer: { readonly ip: string; readonly device: string };
}

/** Likes an article for this browser, or takes its like back. Saying it twice changes nothing: repeating is harmless. */
export const likeArticle =
	({ articles, counts, marks, limits, now }: LikeArticleDeps) =>
	async ({
		params,
		body,
		viewer,
	}: LikeArticleInput): Promise<Result<ArticleCounts, 'not_found' | 'too_many_requests'>> => {
		const admitted = await limits.admit({ kind: 'like', viewer, now: now() });
		if (!admitted.ok) return admitted;
		if (!(await articles.isPublished(params.id))) return refuse('not_found');
		await marks.setLiked({ articleId: params.id, device: viewer.device }, body.liked);
		return ok(await counts.read(params.id, 'fresh'));
	};
