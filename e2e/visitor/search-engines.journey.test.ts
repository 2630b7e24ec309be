import { articleCategories } from '@tulia/contracts/article/schemas';
import { drawnPortraits } from '@tulia/contracts/psychologist/portraits';
import { articlePage, guardedAreas, psychologistPage, standingPages } from '@tulia/contracts/site-addresses';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { cloudFixture } from '../support/journey-fixture.ts';
import { laterListPages, readPage } from '../support/published-pages.ts';
import { requiredOf } from '../support/rich-results.ts';
import { invalidHtmlIn } from '../support/valid-html.ts';

/** What machines read of the site, over plain HTTP, without running scripts. */
const site = cloudFixture();
let addresses: readonly string[];
const pages = new Map<string, string>();
beforeAll(async () => {
	addresses = await sitemapAddresses();
	for (const address of addresses) pages.set(address, (await readPage(site.cloud.origin, pathOf(address))).html);
});

const xml = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '',
	isArray: (name) => ['url', 'entry', 'link', 'author', 'category'].includes(name),
});
const get = (path: string, init?: RequestInit): Promise<Response> => fetch(site.cloud.origin + path, init);
/** Addresses contain the site's own origin, whatever the local port. */
function pathOf(address: string): string {
	const { pathname, search } = new URL(address);
	return pathname + search;
}
const json = async <T>(path: string): Promise<readonly T[]> => ((await (await get(path)).json()) as { data: T[] }).data;

async function readXml(path: string) {
	const answer = await get(path);
	const text = await answer.text();
	expect(XMLValidator.validate(text)).toBe(true);
	return { type: answer.headers.get('content-type'), parsed: xml.parse(text) };
}

async function sitemapAddresses(): Promise<readonly string[]> {
	const { parsed } = await readXml('/sitemap.xml');
	return parsed.urlset.url.map(({ loc }: { readonly loc: string }) => loc);
}

const decoded = (text: string): string =>
	text
		.replaceAll(/&(?:#39|#x27);/g, "'")
		.replaceAll('&quot;', '"')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&');
/** The visible text of HTML, with one space between words. */
const wordsIn = (html: string): string =>
	decoded(html.replaceAll(/<!--.*?-->|<wbr\/?>/gs, '').replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ');
const mainOf = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
const pageAt = (path: string): string =>
	pages.get([...pages.keys()].find((address) => pathOf(address) === path) ?? '') ?? '';
const contents = (html: string, tag: RegExp): readonly string[] =>
	[...html.matchAll(tag)].map(([, content = '']) => decoded(content));
const property = (html: string, name: string): readonly string[] =>
	contents(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

test('the sitemap lists every standing page, list page, psychologist and published article, and nothing else', async () => {
	const articles = await json<{ readonly id: string }>('/api/blogs');
	const psychologists = await json<{ readonly id: string }>('/api/psychologists');
	expect(articles.length).toBeGreaterThan(5);
	expect(addresses.map(pathOf).sort()).toEqual(
		[
			...[...standingPages, ...laterListPages(articles.length)],
			...psychologists.map(({ id }) => psychologistPage.prefix + id),
			...articles.map(({ id }) => articlePage.prefix + id),
		].sort(),
	);
});

test('every page of the sitemap has one title, a description that fits, its own address and one heading', () => {
	const titles = new Set<string>();
	const descriptions = new Set<string>();
	for (const [address, html] of pages) {
		const [title = '', ...others] = contents(html, /<title>(.*?)<\/title>/g);
		const [description = ''] = property(html, 'description');
		expect({ address, others }).toEqual({ address, others: [] });
		expect(contents(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
		expect(property(html, 'og:url')).toEqual([address]);
		expect({ address, length: description.length > 20 && description.length <= 160 }).toEqual({
			address,
			length: true,
		});
		expect(contents(html, /<h1[^>]*>(.*?)<\/h1>/gs)).toHaveLength(1);
		expect(html).toContain('<html lang="en-KE"');
		expect(html).not.toContain('noindex');
		titles.add(title);
		descriptions.add(description);
	}
	expect(titles.size).toBe(pages.size);
	expect(descriptions.size).toBe(pages.size);
});

test('every prerendered page is valid HTML: those of the sitemap, guarded ones, forms and the 404 page', async () => {
	const others = [...guardedAreas.map(({ path }) => path), '/login', '/no-such-page'];
	const documents = new Map(pages);
	for (const path of others) documents.set(path, (await readPage(site.cloud.origin, path)).html);
	for (const [address, html] of documents)
		expect({ address, invalid: await invalidHtmlIn(html) }).toEqual({ address, invalid: [] });
});

test('every page has a preview picture of the stated size: one for each standing page, each portrait, each category', async () => {
	const pictures = new Set([...pages.values()].flatMap((html) => property(html, 'og:image')));
	expect(pictures.size).toBeGreaterThan(standingPages.length);
	expect(pictures.size).toBeLessThanOrEqual(standingPages.length + drawnPortraits.length + articleCategories.length);
	for (const picture of pictures) {
		const answer = await get(pathOf(picture));
		expect(answer.headers.get('content-type')).toBe('image/png');
		expect(answer.headers.get('cache-control')).toContain('immutable');
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
		// WhatsApp shows no preview of a much larger picture.
		expect(bytes.length).toBeLessThan(300_000);
	}
	for (const html of pages.values()) {
		expect(property(html, 'og:image:alt')[0]).toMatch(/\w/);
		expect(property(html, 'twitter:card')).toEqual(['summary_large_image']);
	}
});

test('the structured data of every page parses, and has what rich results require', () => {
	const types = new Set<string>();
	for (const [address, html] of pages) {
		const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
		expect(blocks).toHaveLength(1);
		const data = JSON.parse(blocks[0]?.[1] ?? '');
		expect(data['@context']).toBe('https://schema.org');
		for (const entry of data['@graph']) {
			types.add(entry['@type']);
			expect({ address, missing: requiredOf(entry) }).toEqual({ address, missing: [] });
		}
	}
	expect([...types].sort()).toEqual([
		...['BlogPosting', 'BreadcrumbList', 'FAQPage', 'MedicalClinic', 'Person', 'Service'],
	]);
});

test('every page is readable without scripts: services, questions, testimonials, articles, legal sections', async () => {
	const services = await json<{ readonly title: string; readonly description: string }>('/api/services');
	const faqs = await json<{ readonly question: string; readonly answer: string }>('/api/faqs');
	const testimonials = await json<{ readonly message: string }>('/api/testimonials');
	const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
	const expectTexts = (path: string, ...texts: readonly string[]): void => {
		const words = wordsIn(mainOf(pageAt(path)));
		expect({ path, missing: texts.map(plain).filter((text) => !words.includes(text)) }).toEqual({ path, missing: [] });
	};
	expectTexts('/services', ...services.flatMap(({ title, description }) => [title, ...description.split('\n')]));
	const people = await json<{ readonly id: string; readonly name: string; readonly summary: string }>(
		'/api/psychologists',
	);
	expectTexts('/psychologists', ...people.flatMap(({ name, summary }) => [name, summary]));
	for (const { id, name, summary } of people) expectTexts(psychologistPage.prefix + id, name, summary);
	expectTexts('/help-center', ...faqs.flatMap(({ question, answer }) => [question, ...answer.split('\n')]));
	expectTexts('/testimonials', ...testimonials.flatMap(({ message }) => message.split('\n')));
	for (const path of ['/terms-of-service', '/privacy-policy'])
		expect(contents(mainOf(pageAt(path)), /<h2[^>]*>(.*?)<\/h2>/gs).length).toBeGreaterThan(5);
	for (const { id } of await json<{ readonly id: string }>('/api/blogs')) {
		const article = (await (await get(`/api/blogs/${id}`)).json()) as {
			readonly title: string;
			readonly content: string;
		};
		expectTexts(articlePage.prefix + id, article.title, wordsIn(article.content));
	}
});

test('the feed is valid Atom (RFC 4287), with the newest articles in full', async () => {
	const { type, parsed } = await readXml('/feed.xml');
	expect(type).toBe('application/atom+xml; charset=utf-8');
	const { feed } = parsed;
	expect(feed.xmlns).toBe('http://www.w3.org/2005/Atom');
	expect(feed).toMatchObject({ id: expect.any(String), title: expect.any(String) });
	expect(new Date(feed.updated).toISOString()).toBe(feed.updated);
	const self = feed.link.find(({ rel }: { readonly rel: string }) => rel === 'self');
	expect(pathOf(self.href)).toBe('/feed.xml');
	expect(feed.entry.length).toBeGreaterThan(5);
	expect(new Set(feed.entry.map(({ id }: { readonly id: string }) => id)).size).toBe(feed.entry.length);
	for (const { id, title, updated, author, content, link } of feed.entry) {
		expect(addresses).toContain(id);
		expect(link[0].href).toBe(id);
		expect(new Date(updated).toISOString()).toBe(updated);
		expect(author[0].name).toMatch(/\w/);
		expect(title['#text']).toMatch(/\w/);
		expect(content.type).toBe('html');
		expect(content['#text']).not.toMatch(/(?:src|href)="\/[^/]/);
	}
});

test('robots.txt has the sitemap, and the excluded paths', async () => {
	const answer = await get('/robots.txt');
	expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
	const text = await answer.text();
	const origin = new URL(addresses[0] ?? '').origin;
	expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
	for (const path of ['/api/', '/admin', '/account', '/appointments']) expect(text).toContain(`Disallow: ${path}\n`);
});

test('security.txt has a contact, and the change-password address redirects', async () => {
	const contact = await get('/.well-known/security.txt');
	expect(contact.headers.get('content-type')).toBe('text/plain; charset=utf-8');
	expect(await contact.text()).toMatch(/^Contact: mailto:\S+@\S+$/m);
	const change = await get('/.well-known/change-password', { redirect: 'manual' });
	expect({ status: change.status, to: change.headers.get('location') }).toEqual({ status: 301, to: '/account' });
	expect((await get('/.well-known/nonsense')).status).toBe(404);
	expect((await get('/.well-known/jwks.json')).status).toBe(200);
});

test('a phone finds the icons for its home screen', async () => {
	const answer = await get('/manifest.webmanifest');
	expect(answer.headers.get('content-type')).toContain('application/manifest+json');
	const { icons, name, start_url } = (await answer.json()) as {
		readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
		readonly name: string;
		readonly start_url: string;
	};
	expect({ name, start_url }).toEqual({ name: expect.stringMatching(/\w/), start_url: '/' });
	expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
		'192x192 any',
		'512x512 any',
		'512x512 maskable',
	]);
	for (const { src, sizes } of icons) {
		const bytes = Buffer.from(await (await get(src)).arrayBuffer());
		expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
	}
});

test.each(['/login', '/account', '/admin', '/schedule-appointment', '/newsletter/confirm', '/no-such-page'])(
	'%s is excluded from search engines',
	async (path) => {
		const { html } = await readPage(site.cloud.origin, path);
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(html).not.toMatch(/rel="canonical"|og:|ld\+json/);
	},
);

test('a page that does not exist has noindex in its headers, too', async () => {
	const answer = await get('/no-such-page');
	expect(answer.status).toBe(404);
	expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});
