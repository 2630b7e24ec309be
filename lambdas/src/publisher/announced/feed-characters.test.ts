/** @jest-environment @tulia/test-kit/jsdom-environment */
import { centreProfile } from '@tulia/centre/profile';
import type { Article } from '@tulia/contracts/article/schemas';
import { feedOf } from './feed.ts';
import { sitemapOf } from './sitemap.ts';

const ORIGIN = 'https://tulia.example';
const everyPoint = Array.from({ length: 0x20000 }, (_, point) => String.fromCodePoint(point)).join('');
const article: Article = {
	...{ id: '1', title: 'Rest', snippet: 'Why rest is work.', author: 'Amina Hassan', category: 'Wellness' },
	...{ createdAt: '2026-11-01T06:00:00.000Z', readTime: '5 min read', imageUrl: 'cover-wellness' },
	...{ content: '<p>Rest.</p>', aboutAuthor: 'Amina listens.' },
};
/** Parses the bytes as a strict XML reader does. */
const parsed = (xml: string): Document =>
	new DOMParser().parseFromString(Buffer.from(xml).toString(), 'application/xml');
const feed = (articles: readonly Article[], centre = centreProfile) =>
	feedOf({ centre, articles: [...articles] }, ORIGIN);

test.each(['title', 'snippet', 'author', 'content', 'id'] as const)(
	'the feed can be parsed with every code point of the first two planes in the %s of an article',
	(field) => {
		const text = `${everyPoint}]]>&amp;<br>`;
		const read = parsed(
			feed([
				{ ...article, [field]: text },
				{ ...article, id: '2' },
			]),
		);
		expect(read.querySelector('parsererror')?.textContent).toBeUndefined();
		expect(read.querySelectorAll('entry')).toHaveLength(2);
	},
);

test('the feed can be parsed with every code point in the name and the tagline of the centre', () => {
	const read = parsed(feed([article], { ...centreProfile, name: everyPoint, tagline: everyPoint }));
	expect(read.querySelector('parsererror')?.textContent).toBeUndefined();
	expect(read.querySelector('title')?.textContent).toContain('xyz');
});

test('an article with an invalid date breaks neither the feed nor the sitemap', async () => {
	const broken = { ...article, id: '2', createdAt: '0000-00-00T00:00:00.000Z' };
	expect(parsed(feed([article, broken])).querySelectorAll('entry')).toHaveLength(2);
	const sitemap = parsed(await sitemapOf([{ path: '/', changed: broken.createdAt }, { path: '/blogs' }], ORIGIN));
	expect([...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent)).toHaveLength(2);
});
