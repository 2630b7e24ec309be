import type { ArticleCounts } from '@tulia/contracts/article/schemas';

/** One browser and one article. */
export interface Reader {
	readonly articleId: string;
	/** The UUID the browser made for itself. It is stored as a pseudonym only, another one for each article. */
	readonly device: string;
}

/** What reading likes and views needs from storage. */
export interface ArticleCountStore {
	/** `fresh`: with everything that was counted before this moment; otherwise a second may be missing. */
	read(articleId: string, freshness?: 'fresh'): Promise<ArticleCounts>;
}

/** What counting likes and views needs from storage. */
export interface ArticleMarkStore {
	/** Likes the article, or takes the like back; what is so already stays so. */
	setLiked(reader: Reader, liked: boolean): Promise<void>;
	/** Counts a reading, the first of this browser on this day of the centre. */
	addView(reader: Reader, now: Date): Promise<void>;
}
