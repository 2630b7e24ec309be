import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import type { ArticleStore } from '../article.ts';
import type { ArticleCountStore, ArticleMarkStore } from './article-counts.ts';
import { isRobot } from './is-robot.ts';

interface GetArticleCountsDeps {
	readonly counts: Pick<ArticleCountStore, 'read'>;
}

interface GetArticleCountsInput {
	readonly params: { readonly id: string };
}

/** The likes and views of an article; none for an unknown id. */
export const getArticleCounts =
	({ counts }: GetArticleCountsDeps) =>
	async ({ params }: GetArticleCountsInput): Promise<Result<ArticleCounts, never>> =>
		ok(await counts.read(params.id));

interface ViewArticleDeps {
	readonly articles: Pick<ArticleStore, 'isPublished'>;
	readonly counts: ArticleCountStore;
	readonly marks: ArticleMarkStore;
	readonly limits: VisitorLimits;
	readonly now: () => Date;
}

export interface ViewArticleInput {
	readonly params: { readonly id: string };
	readonly viewer: { readonly ip: string; readonly device: string; readonly userAgent: string };
}

/** Counts a view, once per browser and day. For a robot the counts are returned and nothing is written. */
export const viewArticle =
	({ articles, counts, marks, limits, now }: ViewArticleDeps) =>
	async ({ params, viewer }: ViewArticleInput): Promise<Result<ArticleCounts, 'not_found' | 'too_many_requests'>> => {
		const isPerson = !isRobot(viewer.userAgent);
		const admitted = isPerson ? await limits.admit({ kind: 'view', viewer, now: now() }) : ok(undefined);
		if (!admitted.ok) return admitted;
		if (!(await articles.isPublished(params.id))) return refuse('not_found');
		if (isPerson) await marks.addView({ articleId: params.id, device: viewer.device }, now());
		return ok(await counts.read(params.id, 'fresh'));
	};

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

/** Likes an article for this browser, or removes its like. Idempotent. */
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
