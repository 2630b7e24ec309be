import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { ok, type Result, refuse } from '../platform/result.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import type { Draft } from './draft.ts';
import type { DraftChange, DraftStore } from './draft-store.ts';
import { staffArticle } from './staff-article.ts';

export interface ChangeArticleDeps {
	readonly drafts: DraftStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** What is asked for: which article, at which version, and by whom. */
export interface Wish {
	readonly id: string;
	readonly version: number;
	readonly actor: string;
}

type Decide = (before: Draft, at: Date) => Result<Draft, 'invalid_request'>;

/** A change of exactly the draft that somebody has read: of two at once, one is refused and hears what stands there now. */
export async function changeDraft(
	{ drafts, now, newId }: ChangeArticleDeps,
	{ id, version, actor }: Wish,
	{ decide, write }: { readonly decide: Decide; readonly write: (change: DraftChange) => Promise<boolean> },
): Promise<Result<StaffArticle, 'not_found' | 'changed_meanwhile' | 'invalid_request'>> {
	const before = await drafts.find(id);
	if (!before) return refuse('not_found');
	if (before.version !== version) return changedMeanwhile(before);
	const at = now();
	const after = decide(before, at);
	if (!after.ok) return after;
	const written = await write({ before, after: after.value, act: { actor, at, auditId: newId(at) } });
	return written ? ok(staffArticle(after.value)) : changedMeanwhile((await drafts.find(id)) ?? before);
}
