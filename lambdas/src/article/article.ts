import type { ArticleCard } from '@tulia/contracts/article/schemas';

/** A published article: its card and its text. */
export interface Article extends Readonly<ArticleCard> {
	/** HTML of the allow-list (promise W1): p, h2 to h4, ul, ol, li, strong, em, and a with an http(s) or mailto address. */
	readonly content: string;
}

/** What the use cases of articles need from storage. */
export interface ArticleStore {
	/** The card of every published article, newest first. */
	listPublished(): Promise<readonly ArticleCard[]>;
	/** The HTML of one article, or undefined when there is no such article. */
	contentOf(id: string): Promise<string | undefined>;
	/** Stores card and text together, and puts the card on the public list. */
	publish(article: Article): Promise<void>;
}
