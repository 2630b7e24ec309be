import type { getArticleDraft as endpoint } from '@tulia/contracts/article/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { DraftStore } from './draft-store.ts';
import { staffArticle } from './staff-article.ts';

export interface GetArticleDraftDeps {
	readonly drafts: Pick<DraftStore, 'find'>;
}

/** An article as staff work on it. */
export const getArticleDraft =
	({ drafts }: GetArticleDraftDeps) =>
	async ({ params }: Pick<Input<typeof endpoint>, 'params'>): Promise<HandlerResult<'getArticleDraft'>> => {
		const draft = await drafts.find(params.id);
		return draft ? ok(staffArticle(draft)) : refuse('not_found');
	};
