import type { AuditContext } from '../audit/audit-context.ts';
import type { ArticleState } from './article.ts';
import type { RevisionWords } from './article-revision.ts';
import type { ArticleDraft, ArticleDraftCard, ScheduledDraft } from './draft.ts';

/** A part of a list (see `platform/lists/page.ts`). */
interface DraftPage {
	readonly rows: readonly ArticleDraftCard[];
	readonly nextCursor: string | undefined;
}

export interface DraftChange<After extends ArticleDraft = ArticleDraft> {
	readonly before: ArticleDraft;
	readonly after: After;
	readonly act: AuditContext;
}

/** The storage that staff's work on articles needs. A change returns false if a concurrent change was stored first. */
export interface DraftStore {
	/** A page, the latest change first. Undefined when `cursor` is invalid. */
	list(
		state: ArticleState | undefined,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<DraftPage | undefined>;
	find(id: string): Promise<ArticleDraft | undefined>;
	findRevision(id: string, version: number): Promise<RevisionWords | undefined>;
	/** Titles by id; unknown ids are left out. */
	titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
	/** Whether an uploaded picture is stored: one that was unused for a day is deleted. */
	keepsPicture(address: string): Promise<boolean>;
	create(draft: ArticleDraft, act: AuditContext): Promise<void>;
	/** Writes the draft and the changes of its earlier versions in one transaction. */
	save(change: DraftChange): Promise<boolean>;
	/** Writes a restored earlier version as the draft, in one transaction. */
	restore(change: DraftChange): Promise<boolean>;
	/** Writes the draft and publishes it, in one transaction. */
	publish(change: DraftChange): Promise<boolean>;
	/** Stores the time of publication, and promises its job in the same transaction. */
	schedule(change: DraftChange<ScheduledDraft>): Promise<boolean>;
	unschedule(change: DraftChange): Promise<boolean>;
	/** Records that it could not be published at its time. */
	missSchedule(change: DraftChange): Promise<boolean>;
	/** Writes the draft and unpublishes it, in one transaction. */
	unpublish(change: DraftChange): Promise<boolean>;
	remove(draft: ArticleDraft, act: AuditContext): Promise<boolean>;
}
