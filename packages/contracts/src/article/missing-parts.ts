import type { FieldError } from '../problem.ts';
import type { ArticleSave } from './staff-schemas.ts';

const REQUIRED = {
	title: 'Title is required',
	snippet: 'Write a sentence or two for the card',
	author: 'Author is required',
	aboutAuthor: 'Write a sentence about the author',
	imageUrl: 'Choose a cover',
	content: 'Write the article',
} as const;
const FIELDS = ['title', 'snippet', 'author', 'aboutAuthor', 'imageUrl', 'content'] as const;

/** What is still missing before an article may be published, field by field. Markup without text counts as empty. */
export function missingParts(article: Pick<ArticleSave, keyof typeof REQUIRED>): readonly FieldError[] {
	const values = { ...article, content: article.content.replaceAll(/<[^>]*>|&nbsp;/g, ' ') };
	return FIELDS.filter((field) => values[field].trim() === '').map((field) => ({ field, message: REQUIRED[field] }));
}
