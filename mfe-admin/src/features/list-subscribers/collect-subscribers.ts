import type { Subscriber, SubscriberPage } from '../../api/website/newsletter-api.ts';

type PageResult = { readonly data?: SubscriberPage | undefined; readonly error?: unknown };

/**
 * Collects every subscriber, page by page. A failed page fails the export, because a silently incomplete list is
 * worse than none.
 * @param onCount called with the number collected so far.
 */
export async function collectSubscribers(
	ask: (cursor: string | undefined) => PromiseLike<PageResult>,
	onCount: (count: number) => void,
): Promise<{ readonly rows: readonly Subscriber[] } | { readonly error: unknown }> {
	const rows: Subscriber[] = [];
	let cursor: string | undefined;
	do {
		const { data, error } = await ask(cursor);
		if (!data) return { error };
		rows.push(...data.data);
		onCount(rows.length);
		cursor = data.nextCursor;
	} while (cursor !== undefined);
	return { rows };
}
