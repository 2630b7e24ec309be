import type { publishArticle as endpoint } from '@tulia/contracts/article/endpoints';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { type ChangeArticleDeps, changeDraft } from './change-draft.usecase.ts';
import { missingIn, published } from './draft.ts';

type PublishInput = Pick<Input<typeof endpoint>, 'params' | 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Puts on the site exactly the draft that whoever publishes it has read. The pages follow by themselves. */
export const publishArticle =
	(deps: ChangeArticleDeps) =>
	async ({ params, body, caller }: PublishInput): Promise<HandlerResult<'publishArticle'>> => {
		const wish = { id: params.id, version: body.version, actor: caller.userId };
		return changeDraft(deps, wish, {
			decide(before, at) {
				const errors = missingIn(before);
				return errors.length > 0 ? refuse('invalid_request', { errors }) : ok(published(before, at));
			},
			write: deps.drafts.publish,
		});
	};
