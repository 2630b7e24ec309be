import type { ArticleCard, ArticleCategory } from '@tulia/contracts/article/schemas';

/** A draft is visible to staff only; for all others it does not exist. */
export type ArticleState = 'published' | 'draft';

/** An article: its card, its text and a line about its author. */
export interface Article extends Readonly<ArticleCard> {
	/** HTML of the allow list (see `sanitiseArticle`). */
	readonly content: string;
	/** A sentence or two for the author box. */
	readonly aboutAuthor: string;
	/** ISO UTC: when the published text last changed; absent when it never did. */
	readonly modifiedAt?: string;
}

/** What the use cases of articles need from storage. */
export interface ArticleStore {
	/** The card of every published article, newest first. */
	listPublished(): Promise<readonly ArticleCard[]>;
	/** The cards of the newest published articles of a category, newest first. */
	newestOf(category: ArticleCategory, limit: number): Promise<readonly ArticleCard[]>;
	/** A published article, or undefined. Its text is as stored: who shows it sanitises it again (W1). */
	findPublished(id: string): Promise<Article | undefined>;
	isPublished(id: string): Promise<boolean>;
}
