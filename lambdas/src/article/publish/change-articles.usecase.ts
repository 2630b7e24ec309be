import { missingParts } from '@tulia/contracts/article/missing-parts';
import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Refused, type Result, refuse } from '../../platform/http/result.ts';
import { retryOnVersionConflict } from '../../platform/table/version-conflict.ts';
import { type ArticleDraft, publishDraft, unpublishDraft } from '../draft.ts';
import type { DraftChange, DraftStore } from '../draft-store.ts';
import { refusePicture } from './refuse-picture.ts';
import { staffArticle } from './staff-article.ts';

export interface ChangeArticleDeps {
	readonly drafts: DraftStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** The article, the version, and who changes it. */
interface ChangeTarget {
	readonly id: string;
	readonly version: number;
	readonly actor: string;
}

interface WantedChange<R extends string, After extends ArticleDraft> {
	/** Whether the requested change is made already, as in a repeat after a lost response. */
	readonly isDone?: (draft: ArticleDraft) => boolean;
	readonly decide: (before: ArticleDraft, at: Date) => Result<After, R>;
	readonly write: (change: DraftChange<After>) => Promise<boolean>;
}

/**
 * A change of the exact draft that was read (optimistic lock): of two at once one is refused with the present draft.
 */
export async function changeDraft<R extends string = never, After extends ArticleDraft = ArticleDraft>(
	{ drafts, now, newId }: ChangeArticleDeps,
	{ id, version, actor }: ChangeTarget,
	{ isDone = () => false, decide, write }: WantedChange<R, After>,
): Promise<Result<StaffArticle, 'not_found' | 'changed_meanwhile' | R>> {
	const before = await drafts.find(id);
	if (!before) return refuse('not_found');
	if (isDone(before)) return ok(staffArticle(before));
	if (before.version !== version) return changedMeanwhile(before);
	const at = now();
	const after = decide(before, at);
	if (!after.ok) return after;
	const written = await write({ before, after: after.value, act: { actor, at, auditId: newId(at) } });
	if (written) return ok(staffArticle(after.value));
	const current = (await drafts.find(id)) ?? before;
	return isDone(current) ? ok(staffArticle(current)) : changedMeanwhile(current);
}

/** The article was changed since it was read; the response has its present state, and the browser shows both. */
const changedMeanwhile = ({ state, version }: ArticleDraft): Refused<'changed_meanwhile'> =>
	refuse('changed_meanwhile', { current: { status: state, version } });

/** Loaded with the first saved article: no other route of staff needs an HTML parser. */
const loadWords = () => import('./draft-words.ts');

export interface CreateArticleDeps {
	readonly drafts: Pick<DraftStore, 'create' | 'keepsPicture'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type NewInput = RequestFor<'createArticle', 'body' | 'caller', 'userId'>;

export const createArticle =
	({ drafts, now, newId }: CreateArticleDeps) =>
	async ({ body, caller }: NewInput): Promise<ResultFor<'createArticle'>> => {
		const refused = await refusePicture(body, drafts);
		if (refused) return refused;
		const { newDraft } = await loadWords();
		const at = now();
		// In lower case, because it becomes the article's address.
		const draft = newDraft(newId(at).toLowerCase(), body, { at, actor: caller.userId });
		await drafts.create(draft, { actor: caller.userId, at, auditId: newId(at) });
		return ok(staffArticle(draft));
	};

type SaveInput = RequestFor<'saveArticle', 'params' | 'body' | 'caller', 'userId'>;

/** Saves the draft, also for the editor's autosave. The published article stays; saving an equal draft does nothing. */
export const saveArticle =
	(deps: ChangeArticleDeps) =>
	async ({ params, body, caller }: SaveInput): Promise<ResultFor<'saveArticle'>> => {
		const { version, ...words } = body;
		const refused = await refusePicture(words, deps.drafts);
		if (refused) return refused;
		const { editDraft, hasWords } = await loadWords();
		const target = { id: params.id, version, actor: caller.userId };
		return changeDraft(deps, target, {
			isDone: (draft) => hasWords(draft, words),
			decide: (before, at) => ok(editDraft(before, words, { at, actor: caller.userId })),
			write: deps.drafts.save,
		});
	};

type PublishInput = RequestFor<'publishArticle', 'params' | 'body' | 'caller', 'userId'>;

/** Publishes the exact draft that was read. A stream renders the pages afterwards. */
export const publishArticle =
	(deps: ChangeArticleDeps) =>
	async ({ params, body, caller }: PublishInput): Promise<ResultFor<'publishArticle'>> => {
		const target = { id: params.id, version: body.version, actor: caller.userId };
		return changeDraft(deps, target, {
			decide(before, at) {
				const errors = missingParts(before);
				return errors.length > 0 ? refuse('invalid_request', { errors }) : ok(publishDraft(before, at));
			},
			write: deps.drafts.publish,
		});
	};

type UnpublishInput = RequestFor<'unpublishArticle', 'params' | 'caller', 'userId'>;

/** Unpublishes an article, without a check of the version: it is about what visitors see. Idempotent. */
export const unpublishArticle =
	(deps: ChangeArticleDeps) =>
	async (input: UnpublishInput): Promise<ResultFor<'unpublishArticle'>> =>
		retryOnVersionConflict(() => tryUnpublish(deps, input));

async function tryUnpublish(
	{ drafts, now, newId }: ChangeArticleDeps,
	{ params, caller }: UnpublishInput,
): Promise<ResultFor<'unpublishArticle'> | undefined> {
	const before = await drafts.find(params.id);
	if (!before) return refuse('not_found');
	if (before.state === 'draft') return ok(staffArticle(before));
	const at = now();
	const after = unpublishDraft(before, at);
	const done = await drafts.unpublish({ before, after, act: { actor: caller.userId, at, auditId: newId(at) } });
	return done ? ok(staffArticle(after)) : undefined;
}

type DeleteInput = RequestFor<'deleteArticle', 'params' | 'caller', 'userId'>;

/** Deletes an unpublished article for good. */
export const deleteArticle =
	(deps: ChangeArticleDeps) =>
	async (input: DeleteInput): Promise<ResultFor<'deleteArticle'>> =>
		retryOnVersionConflict(() => tryDelete(deps, input));

async function tryDelete(
	{ drafts, now, newId }: ChangeArticleDeps,
	{ params, caller }: DeleteInput,
): Promise<ResultFor<'deleteArticle'> | undefined> {
	const draft = await drafts.find(params.id);
	if (!draft) return refuse('not_found');
	if (draft.state === 'published') return refuse('still_published');
	const at = now();
	const done = await drafts.remove(draft, { actor: caller.userId, at, auditId: newId(at) });
	return done ? ok(null) : undefined;
}
