import type { Article } from '../article.ts';

/** What staff write. */
export type ArticleDraftFields = Pick<
	Article,
	'title' | 'snippet' | 'author' | 'aboutAuthor' | 'category' | 'imageUrl' | 'content'
>;
