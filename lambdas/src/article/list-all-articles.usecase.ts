import type { listAllArticles as endpoint } from '@tulia/contracts/article/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { pageAnswer, pageRequest } from '../platform/page.ts';
import type { ArticleCountStore } from './article-counts.ts';
import type { DraftStore } from './draft-store.ts';

export interface ListAllArticlesDeps {
	readonly drafts: Pick<DraftStore, 'list'>;
	readonly counts: ArticleCountStore;
}

/** Articles by state, the last changed first, each with how often it was read and liked: a Query for the page and one a row. */
export const listAllArticles =
	({ drafts, counts }: ListAllArticlesDeps) =>
	async ({ query }: Pick<Input<typeof endpoint>, 'query'>): Promise<HandlerResult<'listAllArticles'>> => {
		const page = await drafts.list(query.state, pageRequest(query));
		const rows = await Promise.all(
			(page?.rows ?? []).map(async (card) => ({ ...card, ...(await counts.read(card.id)) })),
		);
		return pageAnswer(page && { ...page, rows });
	};
