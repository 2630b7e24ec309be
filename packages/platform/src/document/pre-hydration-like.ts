import type { ArticleCounts } from '@tulia/contracts/article/schemas';

/** The outcome of sending a like: the figures of the article, or the message of the failure. */
export type LikeOutcome = { readonly counts: ArticleCounts } | { readonly failure: string };

/** A like that the document sent before hydration, without an answer yet. */
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

/** Registers a like until it is answered. `settle` is called with its outcome, unless the application took it over. */
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

/** Returns the pending like of the article `id` once; the caller then shows and stores its outcome. */
export function takePreHydrationLike(id: string): PreHydrationLike | undefined {
	const like = window.tuliaPreHydrationLike;
	if (like?.id !== id) return undefined;
	window.tuliaPreHydrationLike = undefined;
	return like;
}
