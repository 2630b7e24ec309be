import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { viewArticle } from '@tulia/contracts/routes/article';
import { countEarly, deviceId, isAlive, likesWords, readsWords } from '@tulia/platform/boot';

const isCounts = (value: unknown): value is ArticleCounts =>
	typeof value === 'object' &&
	value !== null &&
	'likes' in value &&
	typeof value.likes === 'number' &&
	'views' in value &&
	typeof value.views === 'number';

/** As the application asks: the server counts a browser once a day. */
async function count(id: string): Promise<ArticleCounts | undefined> {
	const response = await fetch(viewArticle.path.replace('{id}', encodeURIComponent(id)), {
		method: viewArticle.method,
		headers: { accept: 'application/json', 'x-device-id': deviceId() },
	});
	const body: unknown = response.ok ? await response.json() : undefined;
	return isCounts(body) ? body : undefined;
}

function show(reads: HTMLElement, { likes, views }: ArticleCounts): void {
	if (isAlive('page')) return; // the application has the same answer
	reads.textContent = readsWords(views);
	if (views > 0) reads.closest('[data-coming]')?.removeAttribute('data-coming');
	const beside = document.querySelector('[data-likes]');
	if (beside) beside.textContent = likesWords(likes);
}

/** Counts who reads an article, once somebody can see it, and shows its figures: no reader needs the application for that. */
export function countReading(): void {
	const reads = document.querySelector<HTMLElement>('[data-reads]');
	const id = reads?.dataset.reads;
	if (!reads || !id) return;
	const tell = (): void => {
		if (document.visibilityState !== 'visible') return;
		document.removeEventListener('visibilitychange', tell);
		const counted = countEarly(id, () => count(id).catch(() => undefined)); // it is tried again by the application
		void counted.then((counts) => counts && show(reads, counts));
	};
	document.addEventListener('visibilitychange', tell);
	tell();
}
