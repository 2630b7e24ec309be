import { release, siteFixture } from '../../../test-support/publisher/site-fixture.ts';
import type { PageRequest } from '../renderer.ts';
import { publish } from './publish.usecase.ts';

beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true);
	jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

test('publishing writes a file for every page with its content, and the skeleton and the live versions', async () => {
	const { objects, deps } = siteFixture();
	expect(await publish(deps)()).toBe(1);
	expect(objects.get('index.html')).toBe('/ c1 {"listServices":1,"listArticles":["1"]}');
	expect(objects.get('pages/services.html')).toBe('/services c1 {"listServices":1}');
	expect(objects.get('pages/help-now.html')).toBe('/help-now c1 {}');
	expect(objects.get('pages/blogs/1.html')).toBe('/blogs/1 c1 {} Anxiety');
	expect(objects.get('app.html')).toBe('app s1');
	expect(JSON.parse(objects.get('remotes.json') ?? '')).toEqual({
		shell: { version: 's1', remoteEntry: null },
		content: { version: 'c1', remoteEntry: null },
	});
});

describe('the service worker', () => {
	const withWorker = (version: string, worker: string | null): string =>
		JSON.stringify({ ...JSON.parse(release('shell', version)), worker });

	test("the service worker is the live shell's, and changes with the help page", async () => {
		const { objects, deps } = siteFixture();
		objects.set('releases/shell.json', withWorker('s1', 'service-worker.js'));
		await publish(deps)();
		const before = objects.get('sw.js');
		expect(before).toMatch(/^self\.HELP_REVISION="[0-9a-f]{12}";\n\/\/ worker of s1$/);
		await publish({
			...deps,
			readContent: async () => ({ data: { getProfile: 'new numbers' }, psychologists: [], articles: [] }),
		})();
		expect(objects.get('sw.js')).toMatch(/worker of s1$/);
		expect(objects.get('sw.js')).not.toBe(before);
	});

	test('the service worker removes itself and its caches when the shell has none', async () => {
		const { objects, deps } = siteFixture();
		objects.set('releases/shell.json', withWorker('s1', 'service-worker.js'));
		await publish(deps)();
		objects.set('releases/shell.json', withWorker('s1', null));
		await publish(deps)();
		expect(objects.get('sw.js')).toContain('self.registration.unregister()');
		expect(objects.get('sw.js')).not.toContain('worker of');
	});

	test('the service worker is unchanged when an article changes', async () => {
		const { objects, state, deps } = siteFixture();
		objects.set('releases/shell.json', withWorker('s1', 'service-worker.js'));
		await publish(deps)();
		const before = objects.get('sw.js');
		state.articles['1'] = 'Anxiety, day by day';
		await publish(deps)();
		expect(objects.get('sw.js')).toBe(before);
	});
});

test('publishing renders and writes nothing when nothing changed', async () => {
	const { state, deps } = siteFixture();
	await publish(deps)();
	state.rendered = [];
	const written = jest.spyOn(deps.site, 'write');
	expect(await publish(deps)()).toBe(0);
	expect(written).not.toHaveBeenCalled();
	expect(state.rendered).toEqual([]);
});

test('publishing renders again only the pages whose content changed', async () => {
	const { state, deps } = siteFixture();
	await publish(deps)();
	state.rendered = [];
	state.services = 2;
	await publish(deps)();
	expect(state.rendered).toEqual(['/', '/services']);
	state.rendered = [];
	state.articles['1'] = 'Anxiety, day by day';
	await publish(deps)();
	expect(state.rendered).toEqual(['/blogs/1']);
});

test('publishing renders every page again when a module was released', async () => {
	const { objects, state, deps } = siteFixture();
	await publish(deps)();
	state.rendered = [];
	objects.set('releases/content.json', release('content', 'c2'));
	await publish(deps)();
	expect(state.rendered).toHaveLength(16);
	expect(objects.get('pages/blogs/1.html')).toBe('/blogs/1 c2 {} Anxiety');
});

test('an article gets its page when it is published, and loses it when it is withdrawn', async () => {
	const { objects, state, deps } = siteFixture();
	await publish(deps)();
	state.articles = { 'rest-well': 'Rest well' };
	await publish(deps)();
	expect(objects.get('pages/blogs/rest-well.html')).toContain('Rest well');
	expect(objects.has('pages/blogs/1.html')).toBe(false);
	expect(objects.has('pages/services.html')).toBe(true);
});

test('publishing renders every page again when forced, once', async () => {
	const { state, deps } = siteFixture();
	await publish(deps)();
	const { length } = state.rendered;
	await publish(deps)({ force: true });
	expect(state.rendered).toHaveLength(2 * length);
});

describe('a page that cannot be rendered', () => {
	test('a page that cannot be rendered stays unchanged, while all others are written, and the publisher names it', async () => {
		const { objects, state, deps } = siteFixture();
		await publish(deps)();
		state.services = 2;
		state.broken = ['/'];
		await expect(publish(deps)()).rejects.toThrow('index.html (boom)');
		expect(objects.get('index.html')).toBe('/ c1 {"listServices":1,"listArticles":["1"]}');
		expect(objects.get('pages/services.html')).toBe('/services c1 {"listServices":2}');
	});

	test('a page that cannot be rendered is tried once by each publishing', async () => {
		const { objects, state, deps } = siteFixture();
		state.broken = ['/contact'];
		await expect(publish(deps)()).rejects.toThrow('boom');
		expect(state.rendered.filter((path) => path === '/contact')).toHaveLength(1);
		state.broken = [];
		await publish(deps)();
		expect(objects.get('pages/contact.html')).toContain('/contact c1');
	});

	test('a page that could never be rendered is rendered by the browser, because its address exists', async () => {
		const { objects, state, deps } = siteFixture();
		state.broken = ['/blogs/1'];
		await expect(publish(deps)()).rejects.toThrow('pages/blogs/1.html (boom)');
		expect(objects.get('pages/blogs/1.html')).toBe('app s1');
	});

	test('a page that renders as missing counts as one that cannot be rendered', async () => {
		const { objects, state, deps } = siteFixture();
		await publish(deps)();
		const before = objects.get('index.html');
		state.status = 404;
		state.services = 2;
		await expect(publish(deps)()).rejects.toThrow('index.html (It renders as 404.)');
		expect(objects.get('index.html')).toBe(before);
	});
});

test.each([
	[
		'a build does not load',
		(site: ReturnType<typeof siteFixture>) => (site.deps.loadRenderer = async () => Promise.reject(new Error('boom'))),
	],
	[
		'a pointer is broken',
		(site: ReturnType<typeof siteFixture>) => site.objects.set('releases/content.json', '{"name":"content"}'),
	],
	[
		'the content cannot be read',
		(site: ReturnType<typeof siteFixture>) => (site.deps.readContent = async () => Promise.reject(new Error('down'))),
	],
])('publishing preserves the last good pages, and reports it, when %s', async (_what, breakIt) => {
	const site = siteFixture();
	await publish(site.deps)();
	const before = new Map(site.objects);
	site.state.services = 2;
	breakIt(site);
	await expect(publish(site.deps)()).rejects.toThrow();
	for (const key of ['index.html', 'app.html', 'remotes.json', 'pages/blogs/1.html'])
		expect(site.objects.get(key)).toBe(before.get(key));
});

test('of two concurrent publishers, the one that read older content ends by rendering the newer', async () => {
	const { objects, state, deps } = siteFixture();
	const renderer = await deps.loadRenderer();
	const slow = {
		...deps,
		loadRenderer: async () => ({
			...renderer,
			async renderPage(request: PageRequest) {
				const page = await renderer.renderPage(request);
				if (state.services === 1) {
					// While this one renders the old content, it changes, and another publisher does all of its work.
					state.services = 2;
					await publish(deps)();
					expect(objects.get('index.html')).toContain('"listServices":2');
				}
				return page;
			},
		}),
	};
	await publish(slow)();
	expect(objects.get('index.html')).toContain('"listServices":2');
});

test('older content written by an aborted publisher is replaced by the next one', async () => {
	const { objects, state, deps } = siteFixture();
	await publish(deps)();
	const old = await deps.readContent();
	state.services = 2;
	await publish(deps)();
	const cutOff = { ...deps, readContent: jest.fn().mockResolvedValueOnce(old).mockRejectedValue(new Error('cut off')) };
	await expect(publish(cutOff)()).rejects.toThrow('cut off');
	expect(objects.get('index.html')).toContain('"listServices":1');
	await publish(deps)();
	expect(objects.get('index.html')).toContain('"listServices":2');
});

test('publishing stops after a few rounds when the content keeps changing, and continues with the next event', async () => {
	const { state, deps } = siteFixture();
	const restless = publish({
		...deps,
		waitForIndexes: async () => {
			state.services += 1;
		},
	});
	expect(await restless()).toBe(4);
	expect(state.rendered.filter((path) => path === '/')).toHaveLength(4);
});

test('a page behind the log-in is the skeleton of its module, or the app document until there is one', async () => {
	const { objects, state, deps } = siteFixture();
	objects.set('releases/booking.json', release('booking', 'b1'));
	await publish(deps)();
	expect(objects.get('pages/schedule-appointment.html')).toContain('/schedule-appointment c1 {}');
	expect(objects.get('pages/appointments/ticket.html')).toContain('/appointments/ticket c1 {}');
	expect(objects.get('pages/admin.html')).toBe('app s1');
	state.rendered = [];
	objects.set('releases/admin.json', release('admin', 'a1'));
	await publish(deps)();
	expect(objects.get('pages/admin.html')).toContain('/admin c1 {}');
});

test("the browser renders every page before the content module's first release", async () => {
	const { objects, deps } = siteFixture({ content: false });
	await publish(deps)();
	expect(objects.get('index.html')).toBe('app s1');
	expect(objects.get('pages/blogs/1.html')).toBe('app s1');
});

test("nothing is published before the shell's first release", async () => {
	const { objects, deps } = siteFixture();
	objects.delete('releases/shell.json');
	await publish(deps)();
	expect([...objects.keys()]).toEqual(['releases/content.json']);
});
