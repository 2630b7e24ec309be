import type { saveArticle } from '@tulia/contracts/article/endpoints';
import type { BodyOf } from '@tulia/contracts/endpoint';

/** The editable fields of an article, as in the contract. */
export type ArticleFields = Omit<BodyOf<typeof saveArticle>, 'version'>;

export const FIELDS = ['title', 'snippet', 'author', 'aboutAuthor', 'category', 'imageUrl', 'content'] as const;

export const LABELS = {
	title: 'Title',
	snippet: 'Snippet',
	author: 'Author',
	aboutAuthor: 'About the author',
	category: 'Category',
	imageUrl: 'Cover',
	content: 'Text',
} as const satisfies { readonly [K in keyof ArticleFields]: string };
