import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { viewArticle } from '@tulia/contracts/routes/article';
import { countPreHydrationView, deviceId, isHydrated, likesWords, readsWords } from '@tulia/platform/boot';
import { isCounts } from './article-counts.ts';

/** The same request as the application's: the server counts a browser once a day. */
async function count(id: string): Promise<ArticleCounts | undefined> {
	const response = await fetch(viewArticle.path.replace('{id}', encodeURIComponent(id)), {
		method: viewArticle.method,
		headers: { accept: 'application/json', 'x-device-id': deviceId() },
	});
	const body: unknown = response.ok ? await response.json() : undefined;
	return isCounts(body) ? body : undefined;
}

function show(reads: HTMLElement, { likes, views }: ArticleCounts): void {
	if (isHydrated('page')) return; // the application has the same response
	reads.textContent = readsWords(views);
	if (views > 0) reads.closest('[data-coming]')?.removeAttribute('data-coming');
	const beside = document.querySelector('[data-likes]');
	if (beside) beside.textContent = likesWords(likes);
}

/** Counts a view of an article once it is visible, and shows the counts, so that reading needs no application. */
export function countView(): void {
	const reads = document.querySelector<HTMLElement>('[data-reads]');
	const id = reads?.dataset.reads;
	if (!reads || !id) return;
	const report = (): void => {
		if (document.visibilityState !== 'visible') return;
		document.removeEventListener('visibilitychange', report);
		const counted = countPreHydrationView(id, () => count(id).catch(() => undefined)); // the application retries
		void counted.then((counts) => counts && show(reads, counts));
	};
	document.addEventListener('visibilitychange', report);
	report();
}
