import type { Result } from '../platform/http/result.ts';
import type { EntryState, Inbox, InboxEntry } from './inbox.ts';

/** An entry with its kind. */
export interface MergedEntry {
	readonly kind: Inbox;
	readonly entry: InboxEntry;
}

/** A page of the list; without a cursor it is the last. */
interface MergedPage {
	readonly rows: readonly MergedEntry[];
	readonly nextCursor: string | undefined;
}

export interface MergedInbox {
	/** A page of one state. Waiting entries: words of crisis first, then the longest waiting. Others: newest first. */
	list(
		kinds: readonly Inbox[],
		state: EntryState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<Result<MergedPage, 'invalid_request'>>;
}
