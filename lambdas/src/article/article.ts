import type { ArticleCard } from '@tulia/contracts/article/schemas';

/** A published article: its card and its text. */
export interface Article extends Readonly<ArticleCard> {
	/** HTML of the allow-list in `allowed-html.ts`. */
	readonly content: string;
}
