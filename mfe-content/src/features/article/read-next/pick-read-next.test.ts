import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { pickReadNext } from './pick-read-next.ts';

const card = (id: string): ArticleCard => ({
	id,
	title: `Article ${id}`,
	snippet: '',
	author: 'Amina Hassan',
	category: 'Anxiety',
	createdAt: '2026-11-01T06:00:00.000Z',
	readTime: '5 min read',
	imageUrl: 'cover-anxiety',
});
const picked = (id: string, related: string[], newest: string[]) =>
	pickReadNext({ id, related: related.map(card), newest: newest.map(card) }).map((each) => each.id);

test.each([
	['three of its category are enough', '1', ['2', '3', '4'], ['9'], ['2', '3', '4']],
	['the newest fill up what its category leaves', '1', ['4'], ['2', '3', '5'], ['4', '2', '3']],
	['none is shown twice', '1', ['3'], ['2', '3', '4'], ['3', '2', '4']],
	['the article at hand is not among them', '2', ['3'], ['1', '2', '3', '4'], ['3', '1', '4']],
	['there may be fewer', '1', [], ['1', '2'], ['2']],
	['there may be none', '1', [], ['1'], []],
])('what to read next: %s', (_rule, id, related, newest, expected) => {
	expect(picked(id, related, newest)).toEqual(expected);
});
