/** @jest-environment @tulia/test-kit/jsdom-environment */

import type { ArticleFields } from '../../../lib/article/article-fields.ts';
import { helpNowLine } from '../../../lib/text-editor/help-now-line.ts';
import { articleFindings, type FindingTone } from './article-findings.ts';

const sentence = 'We sat down and said what we need today. ';
const paragraphs = (count: number): string => `<p>${sentence.repeat(5).trim()}</p>`.repeat(count);

const article: ArticleFields = {
	title: 'A walk',
	snippet: 'Ten minutes help.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist at the centre.',
	category: 'Wellness',
	imageUrl: 'cover-wellness',
	content: `<h2>Go outside</h2>${paragraphs(5)}`,
};
const found = (tone: FindingTone, given: Partial<ArticleFields> = {}): readonly string[] =>
	articleFindings({ ...article, ...given })
		.filter((finding) => finding.tone === tone)
		.map(({ text }) => text);
const withText = (html: string): Partial<ArticleFields> => ({ content: `${article.content}${html}` });

test('a complete article has no findings, and one question that only a person can answer', () => {
	expect(found('missing')).toEqual([]);
	expect(found('advice')).toEqual([]);
	expect(found('done')).toEqual([
		'Nothing is missing',
		'Easy to read: age 6',
		'A good length: 227 words',
		'Headings are in order',
	]);
	expect(found('question')).toEqual(['Can no client be recognised? Only you can tell.']);
});

test('each missing required part is reported in the words of the refusal to publish', () => {
	const empty = { title: '', snippet: ' ', author: '', aboutAuthor: '', imageUrl: '', content: '<p>&nbsp;</p>' };
	expect(found('missing', empty)).toEqual([
		'Title is required',
		'Write a sentence or two for the card',
		'Author is required',
		'Write a sentence about the author',
		'Choose a cover',
		'Write the article',
	]);
	expect(found('done', empty)).toEqual([]);
});

test('a title and a snippet too long for search results are reported', () => {
	expect(found('advice', { title: 'x'.repeat(61), snippet: 'y'.repeat(161) })).toEqual([
		'Search results cut a title after about 60 characters. This one has 61.',
		'Search results cut a snippet after about 160 characters. This one has 161.',
	]);
});

describe('headings', () => {
	test.each([
		['<h4>Deep</h4>', 'The heading “Deep” leaves a level out. Make it H3.'],
		['<h3> </h3>', 'One heading has no words.'],
	])('the heading in %s is reported', (html, advice) => {
		expect(found('advice', withText(html))).toEqual([advice]);
	});
	test('a first heading that is not of the second level is reported', () => {
		expect(found('advice', { content: `<h3>Go</h3>${paragraphs(5)}` })).toEqual([
			'The heading “Go” leaves a level out. Make it H2.',
		]);
	});
	test('a heading more than one level higher than the last is fine', () => {
		expect(found('advice', withText('<h3>a</h3><h4>b</h4><h2>c</h2>'))).toEqual([]);
	});
	test('a long text without a heading is reported, a short one is not', () => {
		expect(found('advice', { content: paragraphs(9) })).toEqual([
			'Add headings, so that people find what they look for.',
		]);
		expect(found('advice', { content: paragraphs(5) })).toEqual([]);
	});
});

describe('links', () => {
	test.each([
		[
			'<p><a href="/service">our services</a></p>',
			'The link “our services” leads to /service, and this site has no such page.',
		],
		[
			'<p><a href="http://example.com/a">a study</a></p>',
			'The link “a study” begins with http://. Try https://, which nobody can read along.',
		],
		['<p><a href="https://">a study</a></p>', 'The link “a study” leads nowhere.'],
		['<p><a href="/services">Here</a></p>', 'The link “Here” does not say where it leads.'],
	])('the link in %s is reported', (html, advice) => {
		expect(found('advice', withText(html))).toEqual([advice]);
	});
	test.each([
		'/',
		'/services#anxiety',
		'/blogs?page=2',
		'/blogs/1',
		'/psychologists/amina',
		'/login',
		'/schedule-appointment',
		'/help-now',
		'mailto:a@example.com',
		'tel:1190',
		'https://who.int',
	])('a link to %s with a text that describes its target is not reported', (address) => {
		const html = withText(`<p><a href="${address}">what we offer</a></p>`);
		expect(found('advice', html)).toEqual([]);
		expect(found('done', html)).toContain('Links say where they lead');
	});
});

test('pictures without a text alternative are counted', () => {
	expect(found('advice', withText('<img src="/uploads/a.webp" alt="">'))).toEqual([
		'One picture has no words for those who cannot see it.',
	]);
	const both = '<img src="/uploads/a.webp"><img src="/uploads/b.webp"><img src="/uploads/c.webp" alt="A tree">';
	expect(found('advice', withText(both))).toEqual(['2 pictures have no words for those who cannot see them.']);
	expect(found('done', withText('<img src="/uploads/a.webp" alt="A tree">'))).toContain(
		'Pictures have words for those who cannot see them',
	);
});

test('a text about suicide without a crisis line is reported', () => {
	const hard = '<p>I wrote that I want to die.</p>';
	expect(found('advice', withText(hard))).toEqual([
		'Say whom to call, near the words about harm: the button Help now writes that line.',
	]);
	expect(found('done', withText(`${hard}${helpNowLine}`))).toContain('It says whom to call');
	expect(found('done', withText(`${hard}<p><a href="tel:1190">Call 1190</a></p>`))).toContain('It says whom to call');
});

test.each([
	['He committed suicide.', '“committed suicide” may hurt a reader. Try “died by suicide”.'],
	['Junkies and addicts', '“addicts” may hurt a reader. Try “a person with an addiction”.'],
	['care for the mentally ill', '“the mentally ill” may hurt a reader. Try “people with a mental illness”.'],
])('the potentially harmful wording %s is reported with an alternative', (words, advice) => {
	expect(found('advice', withText(`<p>${words}</p>`))).toContain(advice);
});

test('a difficult text is reported with its reading age, and its longest sentence is quoted', () => {
	const hard = `<p>${'Psychological interventions systematically facilitate considerable intrapersonal transformation, '.repeat(6)}indeed.</p>`;
	expect(found('advice', { content: `<h2>Go</h2>${hard.repeat(4)}` })).toEqual([
		expect.stringMatching(/^Hard to read: age \d\d\. Use shorter sentences and words\.$/),
		'One sentence has 43 words: “Psychological interventions systematical…”',
	]);
});

test('a very short or very long text is reported', () => {
	expect(found('advice', { content: '<p>Go outside.</p>' })).toEqual(['It is short: 2 words.']);
	expect(found('advice', { content: `<h2>Go</h2>${paragraphs(46)}` })).toEqual([
		'It is long: 2071 words. Two articles may be read further.',
	]);
});
