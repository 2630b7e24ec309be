import type { unpublishArticle as endpoint } from '@tulia/contracts/article/endpoints';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { untilUndisturbed } from '../platform/until-undisturbed.ts';
import type { ChangeArticleDeps } from './change-draft.usecase.ts';
import { takenBack } from './draft.ts';
import { staffArticle } from './staff-article.ts';

type UnpublishInput = Pick<Input<typeof endpoint>, 'params'> & { readonly caller: Pick<Caller, 'userId'> };

/**
 * Takes an article off the site, whatever somebody else is writing in it meanwhile: who says stop means what visitors see.
 * Taking it off twice is taking it off once.
 */
export const unpublishArticle =
	(deps: ChangeArticleDeps) =>
	async (input: UnpublishInput): Promise<HandlerResult<'unpublishArticle'>> =>
		untilUndisturbed(() => attempt(deps, input));

async function attempt(
	{ drafts, now, newId }: ChangeArticleDeps,
	{ params, caller }: UnpublishInput,
): Promise<HandlerResult<'unpublishArticle'> | undefined> {
	const before = await drafts.find(params.id);
	if (!before) return refuse('not_found');
	if (before.state === 'draft') return ok(staffArticle(before));
	const at = now();
	const after = takenBack(before, at);
	const done = await drafts.unpublish({ before, after, act: { actor: caller.userId, at, auditId: newId(at) } });
	return done ? ok(staffArticle(after)) : undefined;
}
