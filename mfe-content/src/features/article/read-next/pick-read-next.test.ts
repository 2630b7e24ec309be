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
	['three articles of its category', '1', ['2', '3', '4'], ['9'], ['2', '3', '4']],
	['the newest articles where its category has too few', '1', ['4'], ['2', '3', '5'], ['4', '2', '3']],
	['listed without duplicates', '1', ['3'], ['2', '3', '4'], ['3', '2', '4']],
	['never the current article', '2', ['3'], ['1', '2', '3', '4'], ['3', '1', '4']],
	['fewer than three where there are no more', '1', [], ['1', '2'], ['2']],
	['none where there is no other', '1', [], ['1'], []],
])('further articles are %s', (_rule, id, related, newest, expected) => {
	expect(picked(id, related, newest)).toEqual(expected);
});
