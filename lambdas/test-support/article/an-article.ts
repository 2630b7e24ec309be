import type { Article } from '../../src/article/article.ts';

/** A whole article with defaults for what a test does not name. */
export const anArticle = (given: Partial<Article> & Pick<Article, 'id'>): Article => ({
	title: `Article ${given.id}`,
	snippet: 'In short.',
	author: 'Amina Hassan',
	category: 'Self-Care',
	createdAt: '2026-11-01T06:00:00.000Z',
	readTime: '1 min read',
	imageUrl: 'cover-self-care',
	content: '<p>Hello.</p>',
	aboutAuthor: 'Psychologist.',
	...given,
});
