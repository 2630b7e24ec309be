import { articleCategories } from '@tulia/contracts/article/schemas';
import {
	validateGetArticleResponse,
	validateListArticlesResponse,
} from '@tulia/contracts/validators/article-responses';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { sanitiseArticle } from '../../../src/article/sanitise-article.ts';
import { psychologists } from '../psychologists.ts';
import { articlesAt } from './articles-at.ts';

const NOW = new Date('2026-11-21T21:30:00.000Z'); // half past midnight of the 22nd in Nairobi
const articles = articlesAt(NOW);

const ALLOWED = /^<\/?(?:p|h[2-4]|ul|ol|li|strong|a|blockquote)>$|^<a href="tel:\d+">$/;
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

/** The tags still open at the end; a closing tag that does not match stays on the stack. */
const leftOpen = (html: string) => {
	const open: string[] = [];
	for (const tag of tagsOf(html)) {
		if (tag === open.at(-1)?.replace(/^<(\w+).*$/, '</$1>')) open.pop();
		else open.push(tag);
	}
	return open;
};

describe('the sample articles', () => {
	test('the sample articles are numbered from 1, the newest first, and none is in the future', () => {
		expect(articles.map(({ id }) => id)).toEqual(articles.map((_article, index) => String(index + 1)));
		const dates = articles.map(({ createdAt }) => createdAt);
		expect(dates).toEqual([...dates].sort().reverse());
		expect(new Set(dates).size).toBe(articles.length);
		expect(dates.every((date) => date < NOW.toISOString())).toBe(true);
	});

	test('the sample articles are dated by the day at the centre', () => {
		expect(articles[0]?.createdAt).toBe('2026-11-03T06:00:00.000Z');
	});

	test('the sample articles include at least two in each of the seven categories, so that each has a related one', () => {
		for (const one of articleCategories)
			expect(articles.filter(({ category }) => category === one).length).toBeGreaterThanOrEqual(2);
	});

	test('the sample articles show the read times of the home page', () => {
		expect(articles.slice(0, 3).map(({ readTime }) => readTime)).toEqual(['5 min read', '7 min read', '4 min read']);
	});

	test('the sample articles satisfy the contract, with nothing undeclared on a card', () => {
		const data = articles.map(({ content: _content, aboutAuthor: _aboutAuthor, ...card }) => card);
		const answer = structuredClone({ data });
		expect(fieldErrors(validateListArticlesResponse, answer)).toEqual([]);
		expect(answer).toEqual({ data });
	});

	test('each sample article satisfies the contract', () => {
		for (const article of articles) {
			const answer = structuredClone(article);
			expect(fieldErrors(validateGetArticleResponse, answer)).toEqual([]);
			expect(answer).toEqual(article);
		}
	});

	test('the sample articles are by psychologists of the centre, with an author box', () => {
		const names = psychologists.map(({ psychologist }) => psychologist.name);
		expect(articles.filter(({ author }) => !names.includes(author))).toEqual([]);
		expect(articles.filter(({ aboutAuthor }) => !/^(?:Lead psychologist|Psychologist) /.test(aboutAuthor))).toEqual([]);
	});

	test('the sample articles are stored and shown as written: the sanitiser removes nothing', () => {
		for (const { content } of articles) expect(sanitiseArticle(content)).toBe(content);
	});

	test.each(articles.map((article) => [article.title, article] as const))(
		'the sample article “%s” has contacts for help and no avoided words',
		(_title, article) => {
			const { content, snippet } = article;
			expect(tagsOf(content).filter((tag) => !ALLOWED.test(tag))).toEqual([]);
			expect(leftOpen(content)).toEqual([]);
			expect(content.replaceAll(/<[^>]*>|&amp;/g, '')).not.toMatch(/[<>&]/);
			const words = textOf(content).match(/\S+/g)?.length ?? 0;
			expect(words).toBeGreaterThanOrEqual(590);
			expect(words).toBeLessThanOrEqual(910);
			expect(snippet.length).toBeLessThanOrEqual(160);
			// Every article says where to get help, and uses none of the avoided words.
			expect(content).toMatch(/<a href="tel:(?:1199|1195)">/);
			expect(content).not.toMatch(/<strong>[\d ]+<\/strong>/);
			expect(textOf(content)).not.toMatch(
				/commit(?:ted|ting|s)? suicide|\b(?:addicts?|sufferers?|patients?|therapists?)\b|!/i,
			);
		},
	);
});
