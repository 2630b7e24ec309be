import { searchArticles } from './search-articles.ts';

const articles = [
	{ title: 'The first ten minutes', category: 'Anxiety', snippet: 'It feels like danger. It is not.' },
	{ title: 'Tea at the café', category: 'Self-Care', snippet: 'You don’t need a mat.' },
	{ title: 'Kũrĩa hamwe', category: 'Relationships', snippet: 'Eating together, again.' },
] as const;
const found = (search: string) => searchArticles(articles, search).map(({ title }) => title);

test.each([
	['the title', 'ten minutes', 'The first ten minutes'],
	['the category', 'anxiety', 'The first ten minutes'],
	['the snippet', 'danger', 'The first ten minutes'],
	['the title in another case', 'TEN Min', 'The first ten minutes'],
	['the title without its accents', 'cafe', 'Tea at the café'],
	['the title with additional accents', 'mínutes', 'The first ten minutes'],
	['a title in Gĩkũyũ', 'kuria', 'Kũrĩa hamwe'],
	['the snippet with a straight apostrophe', "don't need", 'Tea at the café'],
	['the category with spaces around it', '  self-care ', 'Tea at the café'],
	['two words with two spaces between', 'ten  minutes', 'The first ten minutes'],
])('an article is found by %s', (_part, search, title) => {
	expect(found(search)).toEqual([title]);
});

test.each(['', '   '])('an empty search finds every article', (search) => {
	expect(found(search)).toHaveLength(3);
});

test('words that no article contains, and words that are not adjacent, find nothing', () => {
	expect(found('zebra')).toEqual([]);
	expect(found('ten danger')).toEqual([]);
	expect(found('minutes anxiety')).toEqual([]);
});
