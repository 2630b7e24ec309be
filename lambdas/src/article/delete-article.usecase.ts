import type { deleteArticle as endpoint } from '@tulia/contracts/article/endpoints';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { untilUndisturbed } from '../platform/until-undisturbed.ts';
import type { ChangeArticleDeps } from './change-draft.usecase.ts';

type DeleteInput = Pick<Input<typeof endpoint>, 'params'> & { readonly caller: Pick<Caller, 'userId'> };

/** Deletes an article that is not on the site, for good. */
export const deleteArticle =
	(deps: ChangeArticleDeps) =>
	async (input: DeleteInput): Promise<HandlerResult<'deleteArticle'>> =>
		untilUndisturbed(() => attempt(deps, input));

async function attempt(
	{ drafts, now, newId }: ChangeArticleDeps,
	{ params, caller }: DeleteInput,
): Promise<HandlerResult<'deleteArticle'> | undefined> {
	const draft = await drafts.find(params.id);
	if (!draft) return refuse('not_found');
	if (draft.state === 'published') return refuse('still_published');
	const at = now();
	const done = await drafts.remove(draft, { actor: caller.userId, at, auditId: newId(at) });
	return done ? ok(null) : undefined;
}
