import type { ArticleCounts } from '@tulia/contracts/article/schemas';

/** One browser and one article. */
export interface Reader {
	readonly articleId: string;
	/** The UUID the browser made. Only a pseudonym of it is stored, another one for each article. */
	readonly device: string;
}

export interface ArticleCountStore {
	/** `fresh`: read consistently; otherwise the last second may be missing. */
	read(articleId: string, freshness?: 'fresh'): Promise<ArticleCounts>;
}

export interface ArticleMarkStore {
	/** Likes the article or removes the like. Idempotent. */
	setLiked(reader: Reader, liked: boolean): Promise<void>;
	/** Counts a view, once per browser and day of the centre. */
	addView(reader: Reader, now: Date): Promise<void>;
}
