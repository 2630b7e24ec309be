import type { ArticleCard } from '@tulia/contracts/article/schemas';

/** A published article: its card and its text. */
export interface Article extends Readonly<ArticleCard> {
	/** HTML of the allow-list (promise W1): p, h2 to h4, ul, ol, li, strong, em, and a with an http(s) or mailto address. */
	readonly content: string;
}
