import type { StaffComment } from '@tulia/contracts/comment/staff-schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { pageAnswer, pageRequest } from '../platform/lists/page.ts';
import type { ModeratedComment, ModerationStore } from './moderation.ts';

export interface ModerateCommentsDeps {
	readonly comments: ModerationStore;
	/** Titles of the existing articles, by id. */
	readonly titlesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type ModerateInput = RequestFor<'moderateComment', 'params' | 'body' | 'caller', 'userId'>;

/** Shown when the article was deleted. */
const GONE = 'Deleted article';

const staffComment = (
	{ articleId, ...comment }: ModeratedComment,
	titles: ReadonlyMap<string, string>,
): StaffComment => ({
	...comment,
	article: { id: articleId, title: titles.get(articleId) ?? GONE },
});

/** Comments of a state, pending by default: words of crisis first, then the longest waiting. */
export const listAllComments =
	({ comments, titlesOf }: ModerateCommentsDeps) =>
	async ({ query }: RequestFor<'listAllComments', 'query'>): Promise<ResultFor<'listAllComments'>> => {
		const page = await comments.list(query.state ?? 'pending', pageRequest(query));
		const titles = await titlesOf((page?.rows ?? []).map(({ articleId }) => articleId));
		return pageAnswer(page && { ...page, rows: page.rows.map((comment) => staffComment(comment, titles)) });
	};

/** Publishes or rejects a comment by staff's decision, which may be reversed. Nothing else publishes one. */
export const moderateComment =
	(deps: ModerateCommentsDeps) =>
	async ({ params, body, caller }: ModerateInput): Promise<ResultFor<'moderateComment'>> => {
		const { comments, titlesOf, now, newId } = deps;
		const before = await comments.find(params.id);
		if (!before) return refuse('not_found');
		const at = now();
		const act = { actor: caller.userId, at, auditId: newId(at) };
		const isWritten = before.version === body.version && (await comments.decide(before, body.state, act));
		const after = (await comments.find(params.id)) ?? before;
		if (!isWritten) return refuse('changed_meanwhile', { current: { status: after.state, version: after.version } });
		return ok(staffComment(after, await titlesOf([after.articleId])));
	};
