import type { AuditContext } from '../../audit/audit-context.ts';
import type { ArticleState } from '../article.ts';
import type { RevisionWords } from '../revisions/article-revision.ts';
import type { ArticleDraft, ArticleDraftCard, PublicationSchedule } from './draft.ts';

/** A part of a list (see `platform/http/page.ts`). */
interface DraftPage {
	readonly rows: readonly ArticleDraftCard[];
	readonly nextCursor: string | undefined;
}

/** An article before a change and after it. */
export interface DraftChange {
	readonly before: ArticleDraft;
	readonly after: ArticleDraft;
	readonly act: AuditContext;
}

/** What staff's work on articles needs from storage. A change is false when somebody else was faster. */
export interface DraftStore {
	/** The last changed first; undefined when `cursor` is no place in the list. */
	list(
		state: ArticleState | undefined,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<DraftPage | undefined>;
	find(id: string): Promise<ArticleDraft | undefined>;
	/** An earlier version by its number. */
	findRevision(id: string, version: number): Promise<RevisionWords | undefined>;
	/** Titles by id, of those that exist. */
	titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
	/** Whether an uploaded picture is kept: one that nothing used for a day is not. */
	keepsPicture(address: string): Promise<boolean>;
	create(draft: ArticleDraft, act: AuditContext): Promise<void>;
	/** Writes it, and what it was among its earlier versions, in one transaction. */
	save(change: DraftChange): Promise<boolean>;
	/** The same of words that were an earlier version. */
	restore(change: DraftChange): Promise<boolean>;
	/** Puts it on the site, in the same transaction. */
	publish(change: DraftChange): Promise<boolean>;
	/** Keeps when it goes on the site, and promises the job that puts it there, in the same transaction. */
	schedule(change: DraftChange, schedule: PublicationSchedule): Promise<boolean>;
	unschedule(change: DraftChange): Promise<boolean>;
	/** Keeps that it could not go on the site at its time. */
	missSchedule(change: DraftChange): Promise<boolean>;
	/** Takes it off the site, in the same transaction. */
	unpublish(change: DraftChange): Promise<boolean>;
	/** Deletes what is not on the site. */
	remove(draft: ArticleDraft, act: AuditContext): Promise<boolean>;
}
