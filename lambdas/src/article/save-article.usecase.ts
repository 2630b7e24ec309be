import type { saveArticle as endpoint } from '@tulia/contracts/article/endpoints';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { type ChangeArticleDeps, changeDraft } from './change-draft.usecase.ts';
import { rewritten } from './draft.ts';
import { refusePicture } from './refuse-picture.ts';

type SaveInput = Pick<Input<typeof endpoint>, 'params' | 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Saves the draft, as the editor does by itself. What is on the site stays as it is. */
export const saveArticle =
	(deps: ChangeArticleDeps) =>
	async ({ params, body, caller }: SaveInput): Promise<HandlerResult<'saveArticle'>> => {
		const { version, ...words } = body;
		const refused = await refusePicture(words, deps.drafts);
		if (refused) return refused;
		const wish = { id: params.id, version, actor: caller.userId };
		return changeDraft(deps, wish, {
			decide: (before, at) => ok(rewritten(before, words, at)),
			write: deps.drafts.save,
		});
	};
