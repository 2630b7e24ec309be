import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { pageAnswer, pageRequest } from '../../platform/lists/page.ts';
import type { ArticleCountStore } from '../counts/article-counts.ts';
import type { DraftStore } from '../draft-store.ts';
import { foundDrafts } from './found-drafts.ts';
import { publicationTime, staffArticle } from './staff-article.ts';

export interface ListAllArticlesDeps {
	readonly drafts: Pick<DraftStore, 'list'>;
	readonly counts: ArticleCountStore;
}

/** Articles by state, latest change first, each with its views and likes: one Query for the page and one per row. */
export const listAllArticles =
	({ drafts, counts }: ListAllArticlesDeps) =>
	async ({ query }: RequestFor<'listAllArticles', 'query'>): Promise<ResultFor<'listAllArticles'>> => {
		const search = query.search?.trim() ?? '';
		const page =
			search === ''
				? await drafts.list(query.state, pageRequest(query))
				: { rows: await foundDrafts(drafts, query.state, search), nextCursor: undefined };
		const rows = await Promise.all(
			(page?.rows ?? []).map(async ({ schedule, ...card }) => ({
				...card,
				...publicationTime({ schedule }),
				...(await counts.read(card.id)),
			})),
		);
		return pageAnswer(page && { ...page, rows });
	};

export interface GetArticleDraftDeps {
	readonly drafts: Pick<DraftStore, 'find'>;
}

export const getArticleDraft =
	({ drafts }: GetArticleDraftDeps) =>
	async ({ params }: RequestFor<'getArticleDraft', 'params'>): Promise<ResultFor<'getArticleDraft'>> => {
		const draft = await drafts.find(params.id);
		return draft ? ok(staffArticle(draft)) : refuse('not_found');
	};
