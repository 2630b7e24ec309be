import type { Article } from '../article.ts';

/** The fields that staff write. */
export type ArticleDraftFields = Pick<
	Article,
	'title' | 'snippet' | 'author' | 'aboutAuthor' | 'category' | 'imageUrl' | 'content'
>;
