import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { type ChangeArticleDeps, changeDraft } from './change-articles.usecase.ts';

type RestoreInput = RequestFor<'restoreArticleRevision', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Restores an earlier version as the draft: one save with an optimistic lock, which makes the replaced texts an earlier
 * version too. The published article stays. Idempotent.
 */
export const restoreArticleRevision =
	(deps: ChangeArticleDeps) =>
	async ({ params, body, caller }: RestoreInput): Promise<ResultFor<'restoreArticleRevision'>> => {
		const revision = await deps.drafts.findRevision(params.id, Number(params.revision));
		if (!revision) return refuse('not_found');
		const { editDraft, hasWords } = await import('./draft-words.ts'); // nothing else needs a parser of HTML
		const target = { id: params.id, version: body.version, actor: caller.userId };
		return changeDraft(deps, target, {
			isDone: (draft) => hasWords(draft, revision.fields),
			decide: (before, at) => ok(editDraft(before, revision.fields, { at, actor: caller.userId })),
			write: deps.drafts.restore,
		});
	};
