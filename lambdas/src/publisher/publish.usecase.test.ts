import { publish } from './publish.usecase.ts';
import type { Renderer } from './renderer.ts';

const release = (name: string, version: string, server: string | null = 'server.mjs') =>
	JSON.stringify({ name, version, base: `/${name}/${version}/`, remoteEntry: null, server, scripts: [], styles: [] });

beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true);
	jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

/** A bucket in memory, content that can change, and a renderer that prints what it was given. */
function aSite({ content = true }: { readonly content?: boolean } = {}) {
	const objects = new Map([['releases/shell.json', release('shell', 's1')]]);
	if (content) objects.set('releases/content.json', release('content', 'c1'));
	const state = { services: 1, renders: 0, status: 200 };
	const renderer: Renderer = {
		async renderPage({ url, releases, data }) {
			state.renders += 1;
			return { html: `${url} ${releases.content?.version} ${JSON.stringify(data)}`, status: state.status };
		},
		renderAppDocument: async ({ releases }) => `app ${releases.shell?.version}`,
	};
	const deps = {
		site: {
			read: async (key: string) => objects.get(key),
			write: async (key: string, body: string) => void objects.set(key, body),
		},
		origin: 'https://tulia.example',
		readData: async () => ({ listServices: state.services }),
		loadRenderer: async () => renderer,
		settle: async (): Promise<unknown> => undefined,
	};
	return { objects, state, deps };
}

test('writes the home page, the skeleton and the live versions', async () => {
	const { objects, deps } = aSite();
	expect(await publish(deps)()).toBe(1);
	expect(objects.get('index.html')).toBe('/ c1 {"listServices":1}');
	expect(objects.get('app.html')).toBe('app s1');
	expect(JSON.parse(objects.get('remotes.json') ?? '')).toEqual({
		shell: { version: 's1', remoteEntry: null },
		content: { version: 'c1', remoteEntry: null },
	});
});

test('renders and writes nothing when nothing changed, and again when something did', async () => {
	const { objects, state, deps } = aSite();
	await publish(deps)();
	const written = jest.spyOn(deps.site, 'write');
	expect(await publish(deps)()).toBe(0);
	expect(written).not.toHaveBeenCalled();
	state.services = 2;
	await publish(deps)();
	expect(objects.get('index.html')).toBe('/ c1 {"listServices":2}');
	objects.set('releases/content.json', release('content', 'c2'));
	await publish(deps)();
	expect(objects.get('index.html')).toBe('/ c2 {"listServices":2}');
	expect(state.renders).toBe(3);
});

test('renders anew when forced', async () => {
	const { state, deps } = aSite();
	await publish(deps)();
	await publish(deps)({ force: true });
	expect(state.renders).toBe(2);
});

test.each([
	[
		'a component throws',
		(site: ReturnType<typeof aSite>) => (site.deps.loadRenderer = async () => Promise.reject(new Error('boom'))),
	],
	['the home page is not found', (site: ReturnType<typeof aSite>) => (site.state.status = 404)],
	[
		'a pointer is broken',
		(site: ReturnType<typeof aSite>) => site.objects.set('releases/content.json', '{"name":"content"}'),
	],
])('keeps the last good pages, and says so, when %s', async (_what, breakIt) => {
	const site = aSite();
	await publish(site.deps)();
	const before = new Map(site.objects);
	site.state.services = 2;
	breakIt(site);
	await expect(publish(site.deps)()).rejects.toThrow();
	for (const key of ['index.html', 'app.html', 'remotes.json', 'releases/rendered.json'])
		expect(site.objects.get(key)).toBe(before.get(key));
});

test('of two publishers at once, the one that read older content ends by rendering the newer', async () => {
	const { objects, state, deps } = aSite();
	const slow = { ...deps, loadRenderer: deps.loadRenderer };
	const renderer = await deps.loadRenderer();
	slow.loadRenderer = async () => ({
		...renderer,
		async renderPage(request) {
			const page = await renderer.renderPage(request);
			if (state.services === 1) {
				// While this one renders the old content, it changes, and another publisher does all of its work.
				state.services = 2;
				await publish(deps)();
				expect(objects.get('index.html')).toBe('/ c1 {"listServices":2}');
			}
			return page;
		},
	});
	await publish(slow)();
	expect(objects.get('index.html')).toBe('/ c1 {"listServices":2}');
});

test('stops after a few rounds when the content never rests; the next event goes on', async () => {
	const { state, deps } = aSite();
	const restless = publish({
		...deps,
		settle: async () => {
			state.services += 1;
		},
	});
	expect(await restless()).toBe(4);
	expect(state.renders).toBe(4);
});

test('before the content module was ever released, the browser renders the home page', async () => {
	const { objects, deps } = aSite({ content: false });
	await publish(deps)();
	expect(objects.get('index.html')).toBe('app s1');
});

test('before the shell was ever released there is nothing to publish', async () => {
	const { objects, deps } = aSite();
	objects.delete('releases/shell.json');
	await publish(deps)();
	expect([...objects.keys()]).toEqual(['releases/content.json']);
});
