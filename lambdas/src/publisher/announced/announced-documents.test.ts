import { centreProfile } from '@tulia/centre/profile';
import type { SiteInputs } from '../planned-document.ts';
import type { Announced } from '../public-content.ts';
import type { Renderer } from '../renderer.ts';
import { announcedDocuments } from './announced-documents.ts';

const article = (id: string, change: Partial<Announced['articles'][number]> = {}) => ({
	id,
	title: 'Rest',
	snippet: 'Why rest is work.',
	author: 'Amina Hassan',
	category: 'Wellness' as const,
	createdAt: `2026-11-0${id}T06:00:00.000Z`,
	readTime: '5 min read',
	imageUrl: 'cover-wellness',
	content: '<p>Rest.</p>',
	aboutAuthor: 'Amina listens.',
	...change,
});
const siteInputs = (articles: Announced['articles'], change: Partial<SiteInputs> = {}): SiteInputs => ({
	origin: 'https://tulia.example',
	releases: {
		shell: {
			name: 'shell',
			version: 's1',
			base: '/shell/s1/',
			remoteEntry: null,
			server: null,
			worker: null,
			icons: { small: 'icons/192.png', large: 'icons/512.png', maskable: 'icons/m.png', touch: 'icons/t.png' },
		},
	},
	content: {
		data: {},
		psychologists: [{ id: 'amina', answers: [], needs: [] }],
		articles: articles.map(({ id }) => ({ id, answers: [], needs: [] })),
		announced: { centre: centreProfile, articles },
	},
	...change,
});
const noRenderer: Renderer = {
	renderPage: () => Promise.reject(new Error('No page is rendered here.')),
	renderAppDocument: () => Promise.reject(new Error('No page is rendered here.')),
	readWorker: () => Promise.reject(new Error('No worker is read here.')),
};
const documentOf = async (of: SiteInputs, file: string): Promise<string> => {
	const document = await announcedDocuments(of)
		.find((one) => one.file === file)
		?.make(noRenderer);
	return typeof document === 'string' ? document : '';
};
const prints = (of: SiteInputs) =>
	Object.fromEntries(announcedDocuments(of).map(({ file, fingerprint }) => [file, fingerprint]));

test('the sitemap lists each page by its absolute address, and articles with their last change', async () => {
	const sitemap = await documentOf(siteInputs([article('1')]), 'sitemap.xml');
	expect(sitemap).toContain('<loc>https://tulia.example/</loc>');
	expect(sitemap).toContain('<loc>https://tulia.example/psychologists/amina</loc>');
	expect(sitemap).toContain('<loc>https://tulia.example/blogs/1</loc><lastmod>2026-11-01T06:00:00.000Z</lastmod>');
});

test('the sitemap lists each page of the list of articles', async () => {
	const articles = ['1', '2', '3', '4', '5', '6', '7'].map((id) => article(id));
	expect(await documentOf(siteInputs(articles), 'sitemap.xml')).toContain(
		'<loc>https://tulia.example/blogs?page=2</loc>',
	);
	expect(await documentOf(siteInputs(articles.slice(1)), 'sitemap.xml')).not.toContain('page=2');
});

test('the feed begins with the newest article and has its date', async () => {
	const feed = await documentOf(siteInputs([article('1'), article('3'), article('2')]), 'feed.xml');
	expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
		'https://tulia.example/',
		'https://tulia.example/blogs/3',
		'https://tulia.example/blogs/2',
		'https://tulia.example/blogs/1',
	]);
	expect(/<updated>(.*?)<\/updated>/.exec(feed)?.[1]).toBe('2026-11-03T06:00:00.000Z');
});

test('an article that was modified has the new date in sitemap and feed, and keeps its position', async () => {
	const modifiedAt = '2026-11-09T06:00:00.000Z';
	const changed = siteInputs([article('1', { modifiedAt }), article('2')]);
	const sitemap = await documentOf(changed, 'sitemap.xml');
	expect(sitemap).toContain(`<loc>https://tulia.example/blogs/1</loc><lastmod>${modifiedAt}</lastmod>`);
	expect(sitemap).toContain(`<loc>https://tulia.example/blogs</loc><lastmod>${modifiedAt}</lastmod>`);
	expect(sitemap).toContain('<loc>https://tulia.example/contact</loc></url>');
	const feed = await documentOf(changed, 'feed.xml');
	const read = (tag: string) => [...feed.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, text]) => text);
	expect(read('updated')).toEqual([modifiedAt, '2026-11-02T06:00:00.000Z', modifiedAt]);
	expect(read('published')).toEqual(['2026-11-02T06:00:00.000Z', '2026-11-01T06:00:00.000Z']);
});

test('a feed without an article is the same each time it is made', async () => {
	expect(await documentOf(siteInputs([]), 'feed.xml')).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

test('an article cannot break the feed: pictures have absolute addresses, and characters invalid in XML are removed', async () => {
	const feed = await documentOf(
		siteInputs([
			article('1', {
				title: 'Tea & <rest>\u0000',
				content: '<p>]]>\u000b<img src="/uploads/a.webp"><a href="https://x.example/">x</a></p>',
			}),
		]),
		'feed.xml',
	);
	expect(feed).toContain('Tea &amp; &lt;rest>');
	expect(feed).toContain('<img src="https://tulia.example/uploads/a.webp">');
	expect(feed).toContain('href="https://x.example/"');
	for (const sign of ['\u0000', '\u000b']) expect(feed).not.toContain(sign);
	expect(feed.match(/\]\]>/g)?.length).toBe(feed.match(/<!\[CDATA\[/g)?.length);
});

test("the web manifest has the centre's current name and the icons of the live shell", async () => {
	expect(JSON.parse(await documentOf(siteInputs([]), 'manifest.webmanifest'))).toMatchObject({
		name: centreProfile.name,
		start_url: '/',
		icons: [{ src: '/shell/s1/icons/192.png' }, { src: '/shell/s1/icons/512.png' }, { purpose: 'maskable' }],
	});
});

test('security.txt names the contact for reporting a vulnerability', async () => {
	expect((await documentOf(siteInputs([]), '.well-known/security.txt')).split('\n')).toEqual([
		`Contact: mailto:${centreProfile.emails.general}`,
		'Expires: 2099-12-31T00:00:00.000Z',
		'Preferred-Languages: en, sw',
		'Canonical: https://tulia.example/.well-known/security.txt',
		'',
	]);
});

test('a document is written again if and only if its content changed', () => {
	const before = prints(siteInputs([article('1')]));
	expect(prints(siteInputs([article('1')]))).toEqual(before);
	const after = prints(siteInputs([article('1', { content: '<p>Rest more.</p>' })]));
	expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual(['feed.xml']);
});

test('a centre without a profile has no feed and no web manifest, but a sitemap', () => {
	const files = announcedDocuments(siteInputs([], { content: { data: {}, psychologists: [], articles: [] } })).map(
		({ file }) => file,
	);
	expect(files).toEqual(['sitemap.xml', 'robots.txt']);
});

test('a shell released before icons existed has every document except the web manifest', () => {
	const { icons: _icons, ...older } = { ...siteInputs([]).releases.shell, icons: undefined };
	const files = announcedDocuments(siteInputs([], { releases: { shell: older as never } })).map(({ file }) => file);
	expect(files).toEqual(['sitemap.xml', 'robots.txt', 'feed.xml', '.well-known/security.txt']);
});
