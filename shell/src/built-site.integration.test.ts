import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { centreProfile } from '@tulia/centre/profile';
import { standingPages } from '@tulia/contracts/site-addresses';
import { remoteModules, siteModules, workspaceOf } from '@tulia/contracts/site-modules';

/** Renders the real builds of the shell and of the content module in a Node process, as the publisher does. */
const root = path.resolve(__dirname, '../..');
const dist = (workspace: string): string => path.join(root, workspace, 'dist');

const render = `
const [root, ...names] = process.argv.slice(1);
const { readFileSync } = await import('node:fs');
const release = (folder, base) => {
	const built = JSON.parse(readFileSync(root + '/' + folder + '/dist/release.json', 'utf8'));
	const address = (file) => file && base + built.version + '/' + file;
	return { ...built, base: base + built.version + '/', remoteEntry: address(built.remoteEntry), scripts: built.scripts.map(address), styles: built.styles.map(address) };
};
const shell = await import('file://' + root + '/shell/dist/server.mjs');
const releases = { shell: release('shell', '/shell/') };
const modules = {};
for (const name of names) {
	releases[name] = release('mfe-' + name, '/mfe/' + name + '/');
	modules[name] = await import('file://' + root + '/mfe-' + name + '/dist/server.mjs');
}
const { url, data, answers } = JSON.parse(readFileSync(0, 'utf8'));
const page = await shell.renderPage({ url, origin: 'https://tulia.example', releases, modules, data, answers });
process.stdout.write(JSON.stringify(page), () => process.exit(0));
`;

interface Answers {
	readonly data: Readonly<Record<string, unknown>>;
	readonly answers: readonly { readonly name: string; readonly args: object; readonly value: unknown }[];
}
const NOTHING: Answers = { data: {}, answers: [] };

function renderBuilt(url: string, given: Answers = NOTHING): { html: string; status: number } {
	const names = remoteModules.map(({ name }) => name);
	const output = execFileSync(process.execPath, ['--input-type=module', '-e', render, root, ...names], {
		encoding: 'utf8',
		input: JSON.stringify({ url, ...given }),
	});
	return JSON.parse(output) as { html: string; status: number };
}

const filesOf = (workspace: string, extension: string): string[] =>
	readdirSync(dist(workspace), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith(extension))
		.map((file) => path.join(dist(workspace), file));

/** The CSS in this HTML, without stylesheets that scripts load later. */
const cssIn = (html: string): string =>
	[...html.matchAll(/<link rel="stylesheet" href="\/(shell|mfe\/\w+)\/[0-9a-f]+\/([^"]+)"/g)]
		.map(([, module = '', file = '']) => path.join(dist(module.replace('/', '-')), file))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n')
		.replaceAll('\\', '');

/** The seed data of the lambdas, imported by path because no folder of the site may depend on it. */
const seed = (file: string) => import(path.join(root, 'lambdas/demo/data', file));

/** The API responses for the seed, and the id of an article. */
async function seeded(): Promise<Answers & { readonly articleId: string }> {
	const { services } = await seed('services.ts');
	const { testimonials } = await seed('testimonials.ts');
	const { psychologists } = await seed('psychologists.ts');
	const { allFaqs } = await seed('faqs/all-faqs.ts');
	const { articlesAt } = await seed('articles/articles-at.ts');
	const articles = articlesAt(new Date('2026-11-21T07:00:00.000Z'));
	const [{ id, category }] = articles;
	return {
		articleId: id,
		data: {
			getProfile: centreProfile,
			listServices: { data: services },
			listTestimonials: { data: testimonials },
			listPsychologists: { data: psychologists.map(({ psychologist }: { psychologist: object }) => psychologist) },
			listFaqs: { data: allFaqs },
			listArticles: { data: articles },
		},
		answers: [
			{ name: 'getArticle', args: { id }, value: articles[0] },
			{ name: 'listRelatedArticles', args: { id, category }, value: { data: articles.slice(1, 4) } },
		],
	};
}

let answers: Answers;
let article: string;
beforeAll(async () => {
	execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs'), ...siteModules.map(workspaceOf)], {
		cwd: root,
	});
	const { articleId, ...live } = await seeded();
	answers = live;
	article = `/blogs/${articleId}`;
});

const textIn = (html: string): string =>
	html
		.replaceAll(/<!--.*?-->/g, '')
		.replaceAll('&#x27;', "'")
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&');

/** The loading regions of this HTML, without comments, which always load in the browser. */
const loadingIn = (html: string): readonly string[] =>
	[...html.matchAll(/aria-busy="true"><span[^>]*>([^<]*)/g)].map(([, label = '']) => label);

const ARTICLE = 'an article';
const addressOf = (page: string): string => (page === ARTICLE ? article : page);
const pages = [...standingPages, ARTICLE];

/** Classes of this HTML without a rule in its own stylesheets; `active` is set by the router on the current link. */
function unstyledIn(html: string, css = cssIn(html)): readonly string[] {
	const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
	expect(classes.size).toBeGreaterThan(10);
	return [...classes].filter((name) => name !== 'active' && !css.includes(`.${name}`));
}

test.each(pages)(
	'the prerendered HTML of %s is complete: styled by its own stylesheets, without a skeleton',
	(page) => {
		const { html, status } = renderBuilt(addressOf(page), answers);
		expect(status).toBe(200);
		expect(unstyledIn(html)).toEqual([]);
		const [, content = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
		expect(content).toContain('<h1');
		expect(loadingIn(content)).toEqual(page === ARTICLE ? ['Loading comments'] : []);
	},
);

test.each(['/services', '/blogs', '/contact'])('%s is styled without any API response', (page) => {
	expect(unstyledIn(renderBuilt(page).html)).toEqual([]);
});

test.each(['/login'])('every class of %s exists in some stylesheet', (page) => {
	const every = filesOf('shell', '.css').map((file) => readFileSync(file, 'utf8').replaceAll('\\', ''));
	expect(unstyledIn(renderBuilt(page).html, every.join('\n'))).toEqual([]);
});

test.each([
	['/', 'listServices', 'title'],
	['/services', 'listServices', 'description'],
	['/blogs', 'listArticles', 'snippet'],
	['/help-center', 'listFaqs', 'question'],
	['/testimonials', 'listTestimonials', 'name'],
	[ARTICLE, 'listArticles', 'title'],
])('%s is readable before any script has run', (page, name, field) => {
	const [, content = ''] = /<main[^>]*>(.*)<\/main>/s.exec(renderBuilt(addressOf(page), answers).html) ?? [];
	const { data } = answers.data[name] as { readonly data: readonly Readonly<Record<string, string>>[] };
	expect(textIn(content)).toContain(data[0]?.[field]);
});

test.each(pages)(
	'%s needs no inline script, style or attribute that the content security policy would block',
	(page) => {
		const { html } = renderBuilt(addressOf(page), answers);
		expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
		for (const [tag] of html.matchAll(/<script[^>]*>/g))
			expect(tag).toMatch(/ src="|type="application\/(?:ld\+)?json"/);
	},
);

test('every file address in prerendered HTML is a file of the release', () => {
	for (const page of ['/', '/contact', article]) {
		const { html } = renderBuilt(page, answers);
		expect(html).not.toContain('/@release/');
		const addresses = [...html.matchAll(/"\/(shell|mfe\/content)\/[0-9a-f]+\/([^"#]+)"/g)];
		expect(addresses.length).toBeGreaterThan(4);
		for (const [, module, file = ''] of addresses) {
			const workspace = module === 'shell' ? 'shell' : 'mfe-content';
			expect(filesOf(workspace, '')).toContain(path.join(dist(workspace), file));
		}
	}
});

test.each([
	['/schedule-appointment', 'Nothing is booked until you confirm.'],
	['/appointments', 'Your visits.'],
	['/appointments/ticket', 'Your ticket'],
	['/admin', 'Appointments'],
])(
	'the guarded page %s is a styled skeleton with the spinner, and prefetches what the module declares',
	(page, words) => {
		const { html } = renderBuilt(page, answers);
		expect(html).toContain(words);
		expect(html).toContain('Checking your session');
		expect(unstyledIn(html)).toEqual([]);
		expect(html).toMatch(
			/<script type="application\/json" id="guarded-prefetch">.*<script async src="[^"]+prefetch-guarded[^"]+"/,
		);
		// The document itself preloads nothing of the module: only a script does, for browsers with a session.
		expect(html.replaceAll(/<script type="application\/json".*?<\/script>/g, '')).not.toMatch(/\/mfe\/[^"]+\.js/);
	},
);

test('an unknown address is answered with 404', () => {
	expect(renderBuilt('/no-such-page').status).toBe(404);
});

test('published files contain no folder of the build machine', () => {
	for (const workspace of siteModules.map(workspaceOf)) {
		for (const file of [...filesOf(workspace, '.js'), ...filesOf(workspace, '.mjs'), ...filesOf(workspace, '.json')]) {
			expect(readFileSync(file, 'utf8').includes(root)).toBe(false);
		}
	}
});
