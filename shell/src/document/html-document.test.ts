import { type DocumentParts, htmlDocument } from './html-document.ts';
import type { LiveRelease } from './release.ts';

const release = (name: string): LiveRelease => ({
	name,
	version: 'v1',
	base: `/${name}/v1/`,
	remoteEntry: name === 'shell' ? null : `/${name}/v1/remoteEntry.js`,
	scripts: [`/${name}/v1/assets/main.js`],
	styles: [`/${name}/v1/assets/main.css`],
	fonts: name === 'shell' ? ['assets/figtree.woff2'] : [],
});

const page: DocumentParts = {
	title: 'Services',
	description: 'What we offer',
	canonical: 'https://tulia.example/services',
	siteName: 'Tulia Centre',
	icon: '/shell/v1/assets/logo.svg',
	releases: { shell: release('shell'), content: release('content'), booking: release('booking') },
	module: 'content',
	renderedPath: '/services',
	content: '<h1>Services</h1>',
	state: { text: '</script><script>alert(1)</script><!--' },
};

test('a document has no inline script or style: only files and JSON', () => {
	const html = htmlDocument(page);
	for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src="|type="application\/json"/);
	expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
});

test('the guard of Back after leaving in a hurry runs before the first paint', () => {
	const shell = { ...release('shell'), backGuard: 'assets/back-guard.js' };
	for (const renderedPath of ['/services', '/appointments', undefined]) {
		const html = htmlDocument({ ...page, renderedPath, releases: { ...page.releases, shell } });
		const at = html.indexOf('<script src="/shell/v1/assets/back-guard.js"></script>');
		expect(at).toBeGreaterThan(0);
		expect(at).toBeLessThan(html.indexOf('<title>'));
	}
});

test('the document of a guarded page says where a visitor without a session is led', () => {
	const guardOf = (renderedPath: string) =>
		/<html lang="en-KE" data-guard="([^"]*)">/
			.exec(htmlDocument({ ...page, renderedPath }))?.[1]
			?.replaceAll('&quot;', '"');
	expect(guardOf('/services')).toBeUndefined();
	expect(JSON.parse(guardOf('/account') ?? '')).toEqual({
		message: 'Please log in to see your account.',
		login: '/login',
	});
	expect(JSON.parse(guardOf('/schedule-appointment') ?? '')).toMatchObject({ newcomers: '/register' });
});

test('the first paint waits for the start of the page, and only where that is in the document', () => {
	const waits = '<link rel="expect" href="#page-heading" blocking="render">';
	const content = '<div class="heading" id="page-heading"><h1>Services</h1></div>';
	const html = htmlDocument({ ...page, content });
	expect(html.indexOf(waits)).toBeGreaterThan(0);
	expect(html.indexOf(waits)).toBeLessThan(html.indexOf('<title>'));
	expect(htmlDocument(page)).not.toContain('rel="expect"');
});

test('an API response cannot end its JSON island', () => {
	const html = htmlDocument(page);
	expect(html).not.toContain('<script>alert');
	const [, json] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
	expect(JSON.parse(json ?? '')).toEqual(page.state);
});

test('texts are escaped in HTML', () => {
	const html = htmlDocument({ ...page, title: '"><img src=x onerror=alert(1)>', description: "a'b<c" });
	expect(html).toContain('<title>&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</title>');
	expect(html).toContain('content="a&#39;b&lt;c"');
});

test('the document loads the files of the page’s own module, and no others', () => {
	const html = htmlDocument(page);
	expect(html).toContain('<link rel="preload" as="script" href="/content/v1/remoteEntry.js" fetchpriority="low">');
	expect(html).toContain('<link rel="stylesheet" href="/content/v1/assets/main.css" data-rspack="content:chunk-main">');
	expect(html).toContain('href="/shell/v1/assets/figtree.woff2"');
	expect(html).not.toContain('/booking/v1/assets/');
});

test('a prerendered page loads its scripts after the first paint, and a page that is empty without scripts loads them at once', () => {
	const shell = { ...release('shell'), boot: '/shell/v1/assets/boot.js' };
	const parts = { ...page, releases: { ...page.releases, shell } };
	const html = htmlDocument(parts);
	const [, json] = /id="deferred-scripts">(.*?)<\/script>/.exec(html) ?? [];
	expect(JSON.parse(json ?? '')).toEqual({
		scripts: ['/shell/v1/assets/main.js'],
		preloads: ['/content/v1/remoteEntry.js', '/content/v1/assets/main.js'],
	});
	expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([shell.boot]);
	expect(html).not.toContain('as="script"');

	const atOnce = '<script defer src="/shell/v1/assets/main.js"';
	expect(htmlDocument({ ...parts, renderedPath: undefined })).toContain(`${atOnce}>`);
	const form = htmlDocument({ ...parts, module: undefined, renderedPath: '/login' });
	expect(form).not.toContain(atOnce);
	expect(form).toContain('"scripts":["/shell/v1/assets/main.js"],"preloads":[],"atOnce":true}');
});

test('the document of a guarded page loads the application, which runs only after the frame is painted', () => {
	const shell = { ...release('shell'), boot: 'assets/boot.js', prefetchScript: 'assets/prefetch-guarded.js' };
	const releases = { ...page.releases, shell };
	const html = htmlDocument({ ...page, releases, module: 'booking', renderedPath: '/appointments' });
	expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
		'/shell/v1/assets/prefetch-guarded.js',
	]);
	expect(html).toContain('<link rel="preload" as="script" href="/shell/v1/assets/main.js" fetchpriority="low">');
	expect(html).toContain('"scripts":["/shell/v1/assets/main.js"],"preloads":[]}');
});

test('every live module is listed, so that the shell can load it later', () => {
	const [, json] = /id="releases">(.*?)<\/script>/.exec(htmlDocument(page)) ?? [];
	expect(JSON.parse(json ?? '')).toEqual({
		content: '/content/v1/remoteEntry.js',
		booking: '/booking/v1/remoteEntry.js',
	});
});

test('the document loads what a module uses of the shell, only if the module uses it', () => {
	const shell = { ...release('shell'), provides: { '@tulia/ui/form': { scripts: ['assets/form.js'], styles: [] } } };
	const content = release('content');
	const html = (uses: readonly string[]): string =>
		htmlDocument({ ...page, releases: { shell, content: { ...content, uses } } });
	expect(html(['@tulia/ui/form'])).toContain('<link rel="preload" as="script" href="/shell/v1/assets/form.js"');
	expect(html([])).not.toContain('form.js');
});

test('the stylesheet of a shared singleton styles the prerendered HTML, and the bundler recognises it', () => {
	const form = { scripts: [], styles: ['assets/form_chunk.1a2b.css'] };
	const shell = { ...release('shell'), provides: { '@tulia/ui/form': form } };
	const content = {
		...release('content'),
		pages: { 'contact-page': { scripts: [], styles: [], uses: ['@tulia/ui/form'] } },
	};
	const html = (name: string): string => htmlDocument({ ...page, releases: { shell, content }, page: name });
	expect(html('contact-page')).toContain(
		'<link rel="stylesheet" href="/shell/v1/assets/form_chunk.1a2b.css" data-rspack="shell:chunk-form_chunk">',
	);
	expect(html('blogs-page')).not.toContain('form_chunk');
});

test('a document for any page lists the files of every module', () => {
	const [, json] = /id="files">(.*?)<\/script>/.exec(htmlDocument({ ...page, renderedPath: undefined })) ?? [];
	expect(JSON.parse(json ?? '').booking.scripts).toEqual(['/booking/v1/assets/main.js']);
});
