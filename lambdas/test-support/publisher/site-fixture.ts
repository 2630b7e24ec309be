import type { PublicContent } from '../../src/publisher/public-content.ts';
import type { PageRequest, Renderer } from '../../src/publisher/renderer.ts';
import type { Site, SiteDocument } from '../../src/publisher/site.ts';

/** The pointer of a release in the bucket, which makes it live. */
export const release = (name: string, version: string, server: string | null = 'server.mjs') =>
	JSON.stringify({ name, version, base: `/${name}/${version}/`, remoteEntry: null, server, scripts: [], styles: [] });

interface State {
	services: number;
	/** Titles by id. */
	articles: Record<string, string>;
	/** Paths of pages whose components throw. */
	broken: string[];
	status: number;
	/** Paths in the order they were rendered. */
	rendered: string[];
}

const contentOf = ({ services, articles }: State): PublicContent => ({
	data: { listServices: services, listArticles: Object.keys(articles) },
	psychologists: [],
	articles: Object.entries(articles).map(([id, title]) => ({
		id,
		answers: [{ name: 'getArticle', args: { id }, value: title }],
		needs: [],
	})),
});

const rendererOf = (state: State): Renderer => ({
	async renderPage({ url, releases, data, answers }: PageRequest) {
		state.rendered.push(url);
		if (state.broken.includes(url)) throw new Error('boom');
		const html = [url, releases.content?.version, JSON.stringify(data), ...answers.map(({ value }) => value)].join(' ');
		return { html, status: state.status };
	},
	renderAppDocument: async ({ releases }) => `app ${releases.shell?.version}`,
	readWorker: async ({ version }) => `// worker of ${version}`,
});

function bucketOf(objects: Map<string, string>): Site {
	const made = new Map<string, string>();
	return {
		read: async (key) => objects.get(key),
		async readDocument(key) {
			const body = objects.get(key);
			return body === undefined ? undefined : { body };
		},
		fingerprintOf: async (key) => (objects.has(key) ? made.get(key) : undefined),
		async write(key: string, { body, fingerprint }: SiteDocument) {
			objects.set(key, body);
			made.set(key, fingerprint);
		},
		keysIn: async (folder) => [...objects.keys()].filter((key) => key.startsWith(folder)),
		remove: async (key) => void objects.delete(key),
	};
}

/** A bucket in memory, mutable content, and a renderer that prints its inputs. */
export function siteFixture({ content = true }: { readonly content?: boolean } = {}) {
	const objects = new Map([['releases/shell.json', release('shell', 's1')]]);
	if (content) objects.set('releases/content.json', release('content', 'c1'));
	const state: State = { services: 1, articles: { '1': 'Anxiety' }, broken: [], status: 200, rendered: [] };
	const renderer = rendererOf(state);
	const deps = {
		site: bucketOf(objects),
		origin: 'https://tulia.example',
		readContent: async () => contentOf(state),
		loadRenderer: async () => renderer,
		waitForIndexes: async (): Promise<unknown> => undefined,
	};
	return { objects, state, deps };
}
