import type { likeArticle } from '@tulia/contracts/article/endpoints';
import type { RefusalOf } from '@tulia/contracts/endpoint';

/** The messages of a like that was not stored. */
export const LIKE_REFUSALS: Record<RefusalOf<typeof likeArticle>, string> = {
	not_found: 'This article is no longer here, so we could not keep your like.',
	too_many_requests: 'You have changed your mind often. Please wait a little and try again.',
};
export const LIKE_FAILED = 'We could not keep that. Check your connection and try again.';
