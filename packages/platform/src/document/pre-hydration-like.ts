import type { ArticleCounts } from '@tulia/contracts/article/schemas';

/** What came of sending a like: the figures of the article, or why it was not kept. */
export type LikeOutcome = { readonly counts: ArticleCounts } | { readonly failure: string };

/** A like that the document sent before hydration, and whose answer is not there yet. */
export interface PreHydrationLike {
	readonly id: string;
	readonly liked: boolean;
	/** Never rejects. */
	readonly outcome: Promise<LikeOutcome>;
}

declare global {
	interface Window {
		/** A global, because the document's script is a separate build. */
		tuliaPreHydrationLike?: PreHydrationLike | undefined;
	}
}

/** Keeps a like that was sent until it is answered. `settle` is called with its outcome, unless the application has taken it over. */
export async function keepPreHydrationLike(
	like: PreHydrationLike,
	settle: (outcome: LikeOutcome) => void,
): Promise<void> {
	window.tuliaPreHydrationLike = like;
	const outcome = await like.outcome;
	if (window.tuliaPreHydrationLike !== like) return;
	window.tuliaPreHydrationLike = undefined;
	settle(outcome);
}

/** The like of the article `id` that is on its way, once: the caller then shows and keeps its outcome. */
export function takePreHydrationLike(id: string): PreHydrationLike | undefined {
	const like = window.tuliaPreHydrationLike;
	if (like?.id !== id) return undefined;
	window.tuliaPreHydrationLike = undefined;
	return like;
}
