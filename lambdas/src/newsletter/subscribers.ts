import type { Subscription } from './subscription.ts';

/** What staff's lists of the newsletter need from storage. */
export interface SubscriberLists {
	/** Newest first unless told otherwise, expired ones included; undefined when `cursor` is no place in the list. */
	list(
		state: Subscription['state'],
		page: { readonly limit: number; readonly cursor: string | undefined },
		order?: 'newest first' | 'oldest first',
	): Promise<{ readonly rows: readonly Subscription[]; readonly nextCursor: string | undefined } | undefined>;
	/** How many people confirmed, and have a mailbox that takes mail. */
	count(): Promise<number>;
}
