import type { ArticleCounts } from '@tulia/contracts/article/schemas';

/** A page view that the document counted before hydration. */
interface PreHydrationView {
	readonly id: string;
	/** `undefined` without an answer. */
	readonly counts: Promise<ArticleCounts | undefined>;
}

declare global {
	interface Window {
		/** `taken`: the application counts from now on. A global, because the document's script is a separate build. */
		tuliaPreHydrationView?: PreHydrationView | 'taken';
	}
}

/** Counts with `count`, unless the application has taken over. */
export function countPreHydrationView(
	id: string,
	count: () => Promise<ArticleCounts | undefined>,
): Promise<ArticleCounts | undefined> {
	if (window.tuliaPreHydrationView !== undefined) return Promise.resolve(undefined);
	const counts = count();
	window.tuliaPreHydrationView = { id, counts };
	return counts;
}

/** Replaces the figures of the counted article by newer ones, which came with a like. */
export function refreshPreHydrationView(id: string, counts: ArticleCounts): void {
	const view = window.tuliaPreHydrationView;
	if (view === undefined || view === 'taken' || view.id !== id) return;
	window.tuliaPreHydrationView = { id, counts: Promise.resolve(counts) };
}

/** Returns the pending count of the article `id` once; `undefined` when nothing was counted, so the caller counts. */
export function takePreHydrationView(id: string): PreHydrationView['counts'] | undefined {
	const view = window.tuliaPreHydrationView;
	window.tuliaPreHydrationView = 'taken';
	return view !== undefined && view !== 'taken' && view.id === id ? view.counts : undefined;
}
