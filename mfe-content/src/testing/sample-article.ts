import type { Article } from '@tulia/contracts/article/schemas';
import type { Comment } from '@tulia/contracts/comment/schemas';
import { articles } from './sample-centre.ts';
import { type ApiResponses, allResponses } from './show-page.tsx';

const [card] = articles;
if (!card) throw new Error('There is no sample article.');

/** The first sample article with its text. */
export const article: Article = {
	...card,
	content: '<p>It will <strong>pass</strong>.</p><h2>Try this</h2><p>Breathe out.</p>',
	aboutAuthor: 'Amina Hassan listens.',
};

const comment = (id: string, name: string, text: string): Comment => ({
	id,
	name,
	comment: text,
	createdAt: '2026-11-03T21:30:00.000Z',
});

/** Two pages of comments. */
export const firstComments = { data: [comment('c1', 'Joyce', 'It worked.\nOn the bus.')], nextCursor: 'older' };
const olderComments = { data: [comment('c2', 'Brian', 'Sent to my sister.')] };

/** The responses for the page of the article. */
export const articleResponses: ApiResponses = {
	...allResponses,
	'/api/blogs/1': article,
	'/api/blogs/related/1': { data: articles.slice(1, 2) },
	'/api/blogs/1/comments': firstComments,
	'/api/blogs/1/comments?cursor=older': olderComments,
	'POST /api/blogs/1/view': { likes: 4, views: 1234 },
	'POST /api/blogs/1/like': { likes: 5, views: 1234 },
	'POST /api/blogs/1/comments': { status: 'received' },
};
