import type { ArticleCategory } from '@tulia/contracts/article/schemas';
import type { AuthorName } from './about-authors.ts';

/** An article before it has a date. What can be computed (read time, drawing) is not written here. */
export interface SampleArticle {
	readonly id: string;
	readonly title: string;
	readonly snippet: string;
	readonly author: AuthorName;
	readonly category: ArticleCategory;
	/** Days between its publication and the day of the seed, so that a fresh site has fresh articles. */
	readonly daysAgo: number;
	/** HTML of the allow-list. */
	readonly content: string;
}
