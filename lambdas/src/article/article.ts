import type { ArticleCard, ArticleCategory } from '@tulia/contracts/article/schemas';

/** A draft is seen by staff alone; to everybody else it is as if it did not exist. */
export type ArticleState = 'published' | 'draft';

/** An article: its card, its text and a word about who wrote it. */
export interface Article extends Readonly<ArticleCard> {
	/** HTML of the allow-list (see `sanitiseArticle`). */
	readonly content: string;
	/** A sentence or two for the author box. */
	readonly aboutAuthor: string;
	/** ISO UTC: when what visitors read last changed, if ever since it was first published. */
	readonly modifiedAt?: string;
}

/** What the use cases of articles need from storage. */
export interface ArticleStore {
	/** The card of every published article, newest first. */
	listPublished(): Promise<readonly ArticleCard[]>;
	/** The cards of the newest published articles of a category, newest first. */
	newestOf(category: ArticleCategory, limit: number): Promise<readonly ArticleCard[]>;
	/** A published article, or undefined. Its text is as it lies in the table: whoever shows it sanitises it. */
	findPublished(id: string): Promise<Article | undefined>;
	isPublished(id: string): Promise<boolean>;
	/** Stores an article as the sample content has it, staff's side of it included, whatever there was before. */
	save(article: Article, state: ArticleState): Promise<void>;
}
