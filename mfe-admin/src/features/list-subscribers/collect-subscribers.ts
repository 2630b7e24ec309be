import type { Subscriber, SubscriberPage } from '../../api/website/newsletter-api.ts';

type PageResult = { readonly data?: SubscriberPage | undefined; readonly error?: unknown };

/**
 * Every subscriber, page by page. One failed page is a failed export: a list that misses people without saying so is worse
 * than none.
 *
 * @param onCount told how many there are so far.
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
