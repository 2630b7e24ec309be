import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { CommentStore } from './comment.ts';

export interface ListCommentsDeps {
	readonly comments: Pick<CommentStore, 'listPublished'>;
}

/** The published comments of an article, newest first, 20 at a time. Empty for an unknown article. */
export const listComments =
	({ comments }: ListCommentsDeps) =>
	async ({ params, query }: RequestFor<'listComments', 'params' | 'query'>): Promise<ResultFor<'listComments'>> => {
		const page = await comments.listPublished(params.id, query.cursor);
		if (!page) return refuse('invalid_request', { errors: [{ field: 'cursor', message: 'This is not valid' }] });
		const { nextCursor } = page;
		return ok({ data: [...page.comments], ...(nextCursor === undefined ? {} : { nextCursor }) });
	};
