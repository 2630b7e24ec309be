import type { PageMetadata } from '@tulia/platform';
import { headOf } from './head-of-page.ts';
import { type HeadFacts, headTags, linkedData } from './head-tags.ts';
import type { LiveRelease } from './release.ts';

const shell: LiveRelease = {
	name: 'shell',
	version: '1',
	base: '/shell/1/',
	remoteEntry: null,
	scripts: [],
	styles: [],
	pictures: {
		home: { file: 'share/home.png', alt: 'A path to a house.' },
		services: { file: 'share/services.png', alt: 'A path on a hill.' },
		'article-self-care': { file: 'share/article-self-care.png', alt: 'An aloe.' },
	},
	icons: { touch: 'icons/touch.png', large: 'icons/512.png' },
};
const article = {
	id: '7',
	title: 'Rest',
	snippet: 'Why rest is work.',
	author: 'Amina "A" Hassan',
	category: 'Self-Care',
	createdAt: '2026-11-02T06:00:00.000Z',
	readTime: '5 min read',
	imageUrl: 'cover-self-care',
	content: '<p>Rest.</p>',
	aboutAuthor: 'Amina listens.',
} as const;

const factsAt = (pathname: string, facts: PageMetadata, release = shell): HeadFacts =>
	headOf({ facts, profile: undefined, origin: 'https://tulia.example', pathname, siteName: 'Tulia' }, release);
const headAt = (...page: Parameters<typeof factsAt>): string => headTags(factsAt(...page));

test('the head of a page has title, description, address, and its own picture with its size for previews', () => {
	const head = headAt('/services', { title: 'Services', description: 'How we help' });
	for (const tag of [
		'<title>Services | Tulia</title>',
		'<link rel="canonical" href="https://tulia.example/services">',
		'<meta name="description" content="How we help">',
		'<meta property="og:type" content="website">',
		'<meta property="og:locale" content="en_KE">',
		'<meta property="og:image" content="https://tulia.example/shell/1/share/services.png">',
		'<meta property="og:image:width" content="1200">',
		'<meta property="og:image:height" content="630">',
		'<meta property="og:image:alt" content="A path on a hill.">',
		'<meta name="twitter:card" content="summary_large_image">',
		'<link rel="icon" type="image/png" sizes="180x180" href="/shell/1/icons/touch.png">',
		'<link rel="apple-touch-icon" href="/shell/1/icons/touch.png">',
	])
		expect(head).toContain(tag);
	expect(head).not.toContain('noindex');
});

test('the head of an article has author, date and the picture of its category', () => {
	const head = headAt('/blogs/7', { title: article.title, description: article.snippet, content: { article } });
	for (const tag of [
		'<meta property="og:type" content="article">',
		'<meta name="author" content="Amina &quot;A&quot; Hassan">',
		'<meta property="article:published_time" content="2026-11-02T06:00:00.000Z">',
		'<meta property="article:section" content="Self-Care">',
		'https://tulia.example/shell/1/share/article-self-care.png',
	])
		expect(head).toContain(tag);
});

test("the head of a list's further page has its own address, below the first, and the picture of the list", () => {
	const facts = {
		title: 'Services, page 2',
		address: '/services?page=2',
		parent: { title: 'Services', path: '/services' },
	};
	const head = headAt('/services', facts);
	expect(head).toContain('<link rel="canonical" href="https://tulia.example/services?page=2">');
	expect(head).toContain('<meta property="og:url" content="https://tulia.example/services?page=2">');
	expect(head).toContain('share/services.png');
	const breadcrumbs = factsAt('/services', facts).structured;
	expect(JSON.stringify(breadcrumbs)).toContain('"item":"https://tulia.example/services?page=2"');
});

test('the head of an article has the time of its last change', () => {
	const show = (modifiedAt?: string) => ({
		title: article.title,
		content: { article: { ...article, ...(modifiedAt ? { modifiedAt } : {}) } },
	});
	expect(headAt('/blogs/7', show())).not.toContain('modified_time');
	expect(linkedData(factsAt('/blogs/7', show()))).toContain(`"dateModified":"${article.createdAt}"`);
	const changed = '2026-11-09T06:00:00.000Z';
	expect(headAt('/blogs/7', show(changed))).toContain(`<meta property="article:modified_time" content="${changed}">`);
	expect(linkedData(factsAt('/blogs/7', show(changed)))).toContain(`"dateModified":"${changed}"`);
});

test('the description in the head is cut after a word, at the length that search engines show', () => {
	const described = (description: string): string | undefined =>
		/<meta name="description" content="([^"]*)"/.exec(headAt('/blogs/7', { title: 'Rest', description }))?.[1];
	const cut = described(`${'Rest, '.repeat(40)}end`) ?? '';
	expect(cut.length).toBeLessThanOrEqual(160);
	expect(cut).toMatch(/, Rest…$/);
	expect(described('x'.repeat(160))).toBe('x'.repeat(160));
});

test('a page without a picture has the picture of the home page, or none if the shell has no pictures', () => {
	expect(headAt('/contact', { title: 'Contact' })).toContain('share/home.png');
	const { pictures: _pictures, icons: _icons, ...older } = shell;
	expect(headAt('/contact', { title: 'Contact' }, older)).not.toContain('og:image');
});

test.each(['/schedule-appointment', '/appointments/ticket', '/admin'])(
	'%s is private: search engines do not index it',
	(path) => {
		const head = headAt(path, { title: 'Book a visit', description: 'Choose a service.' });
		expect(head).toContain('<title>Book a visit | Tulia</title>');
		expect(head).toContain('<meta name="robots" content="noindex">');
		expect(head).not.toMatch(/canonical|og:|ld\+json/);
	},
);

test('a page that does not exist is not indexed, and has no canonical address', () => {
	const head = headAt('/nowhere', { title: 'Page not found', status: 404 });
	expect(head).toContain('<title>Page not found | Tulia</title>');
	expect(head).toContain('<meta name="robots" content="noindex">');
	expect(head).not.toMatch(/canonical|og:/);
	expect(linkedData(factsAt('/nowhere', { title: 'Page not found', status: 404 }))).toBe('');
});

test('the text of an article cannot end the block of structured data', () => {
	const content = { article: { ...article, title: '</script><script>alert(1)</script>' } };
	const foot = linkedData(factsAt('/blogs/7', { title: 'Rest', content }));
	expect(foot).not.toContain('<script>alert');
	const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(foot) ?? [];
	expect(JSON.parse(json)['@graph'][0].headline).toBe(content.article.title);
});
