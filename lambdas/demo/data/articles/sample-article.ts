import type { ArticleCategory } from '@tulia/contracts/article/schemas';
import type { AuthorName } from './about-authors.ts';

/** An article without a date. Computed fields (read time, drawing) are left out. */
export interface SampleArticle {
	readonly id: string;
	readonly title: string;
	readonly snippet: string;
	readonly author: AuthorName;
	readonly category: ArticleCategory;
	/** Days between its publication and the seed, so that a new site has recent articles. */
	readonly daysAgo: number;
	/** HTML of the allow-list. */
	readonly content: string;
}
