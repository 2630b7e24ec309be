import type { StaffAct } from '../audit/staff-act.ts';
import type { ArticleState } from './article.ts';
import type { Draft, DraftCard } from './draft.ts';

/** A part of a list (see `platform/page.ts`). */
interface DraftPage {
	readonly rows: readonly DraftCard[];
	readonly nextCursor: string | undefined;
}

/** An article before a change and after it. */
export interface DraftChange {
	readonly before: Draft;
	readonly after: Draft;
	readonly act: StaffAct;
}

/** What staff's work on articles needs from storage. A change is false when somebody else was faster. */
export interface DraftStore {
	/** The last changed first; undefined when `cursor` is no place in the list. */
	list(
		state: ArticleState | undefined,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<DraftPage | undefined>;
	find(id: string): Promise<Draft | undefined>;
	/** Titles by id, of those that exist. */
	titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
	/** Whether an uploaded picture is kept: one that nothing used for a day is not. */
	keepsPicture(address: string): Promise<boolean>;
	create(draft: Draft, act: StaffAct): Promise<void>;
	save(change: DraftChange): Promise<boolean>;
	/** Puts it on the site, in the same transaction. */
	publish(change: DraftChange): Promise<boolean>;
	/** Takes it off the site, in the same transaction. */
	unpublish(change: DraftChange): Promise<boolean>;
	/** Deletes what is not on the site. */
	remove(draft: Draft, act: StaffAct): Promise<boolean>;
}
