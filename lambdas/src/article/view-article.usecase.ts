import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { ok, type Result, refuse } from '../platform/result.ts';
import type { VisitorLimits } from '../platform/visitor-limits.ts';
import type { ArticleStore } from './article.ts';
import type { ArticleCountStore, ArticleMarkStore } from './article-counts.ts';
import { isRobot } from './is-robot.ts';

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

/** Counts a reading, once a browser and day. A robot hears the figures like everybody, and nothing at all is written. */
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
