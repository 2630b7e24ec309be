import { isLikelyBot } from '@tulia/contracts/bot-check';
import type { FindCrisisWords } from '../crisis/crisis-words.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import type { CommentStore } from './comment.ts';

export interface CreateCommentDeps {
	readonly articles: { isPublished(id: string): Promise<boolean> };
	readonly comments: Pick<CommentStore, 'hold'>;
	readonly limits: VisitorLimits;
	readonly findCrisisWords: FindCrisisWords;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type CommentInput = RequestFor<'createComment', 'params' | 'body' | 'viewer'>;

/** Holds a comment on a published article for moderation. A robot gets the same response, and nothing is stored. */
export const createComment =
	({ articles, comments, limits, findCrisisWords, now, newId }: CreateCommentDeps) =>
	async ({ params, body, viewer }: CommentInput): Promise<ResultFor<'createComment'>> => {
		if (isLikelyBot(body)) return ok({ status: 'received' });
		// The article may be unpublished meanwhile: its comment then still waits for staff.
		if (!(await articles.isPublished(params.id))) return refuse('not_found');

		const at = now();
		const { name, email, comment } = body;
		const admitted = await limits.admit({ kind: 'form', email, viewer, now: at });
		if (!admitted.ok) return admitted;

		const createdAt = at.toISOString();
		const words = { id: newId(at), name: name.trim(), comment: comment.trim(), createdAt };
		await comments.hold({
			...words,
			articleId: params.id,
			email,
			mayBeInCrisis: (await findCrisisWords())(comment, name),
		});
		return ok({ status: 'received' });
	};
