import type { Result } from '../platform/http/result.ts';
import type { EntryState, Inbox, InboxEntry } from './inbox.ts';

/** An entry, and whether it is a question or a message. */
export interface MergedEntry {
	readonly kind: Inbox;
	readonly entry: InboxEntry;
}

/** A part of the list; without a cursor it is the last. */
interface MergedPage {
	readonly rows: readonly MergedEntry[];
	readonly nextCursor: string | undefined;
}

/** Questions and messages as one list. */
export interface MergedInbox {
	/** A page of what is in this state. What waits: words of crisis, then whoever has waited longest; else newest first. */
	list(
		kinds: readonly Inbox[],
		state: EntryState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<Result<MergedPage, 'invalid_request'>>;
}
