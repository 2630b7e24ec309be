import type { Article } from './article.ts';

export type ArticleDraftFields = Pick<
	Article,
	'title' | 'snippet' | 'author' | 'aboutAuthor' | 'category' | 'imageUrl' | 'content'
>;
