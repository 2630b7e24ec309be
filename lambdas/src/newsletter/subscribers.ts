import type { Subscription } from './subscription.ts';

export interface SubscriberLists {
	/** Newest first by default, with expired ones; undefined for a cursor of another list. */
	list(
		state: Subscription['state'],
		page: { readonly limit: number; readonly cursor: string | undefined },
		order?: 'newest first' | 'oldest first',
	): Promise<{ readonly rows: readonly Subscription[]; readonly nextCursor: string | undefined } | undefined>;
	/** The number of confirmed subscribers with a deliverable address. */
	count(): Promise<number>;
}
