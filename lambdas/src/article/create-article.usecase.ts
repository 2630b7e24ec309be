import type { createArticle as endpoint } from '@tulia/contracts/article/endpoints';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { begun } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { refusePicture } from './refuse-picture.ts';
import { staffArticle } from './staff-article.ts';

export interface CreateArticleDeps {
	readonly drafts: Pick<DraftStore, 'create' | 'keepsPicture'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type NewInput = Pick<Input<typeof endpoint>, 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Begins an article. Nobody but staff sees it until it is published. */
export const createArticle =
	({ drafts, now, newId }: CreateArticleDeps) =>
	async ({ body, caller }: NewInput): Promise<HandlerResult<'createArticle'>> => {
		const refused = await refusePicture(body, drafts);
		if (refused) return refused;
		const at = now();
		// In lower case, because it becomes the article's address.
		const draft = begun(newId(at).toLowerCase(), body, at);
		await drafts.create(draft, { actor: caller.userId, at, auditId: newId(at) });
		return ok(staffArticle(draft));
	};
