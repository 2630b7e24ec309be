/** @jest-environment node */
import { baseApi, lazyPage, type RemoteModule, useLocation } from '@tulia/platform';
import type { ReactNode } from 'react';
import { renderAppDocument, renderPage } from './render-page.tsx';

const base = { styles: [], remoteEntry: null, scripts: ['assets/main.js'] };
const releases = { shell: { name: 'shell', version: '1', base: '/shell/1/', ...base } };
const content: RemoteModule = { App: () => <h1>Karibu</h1> };
/** Data of a newer build that was rolled back: this build has no such endpoint. */
const data = { listPodcasts: { data: [] } };

interface Podcast {
	readonly title: string;
}
const podcasts = baseApi.injectEndpoints({
	endpoints: (build) => ({ getPodcast: build.query<Podcast, { readonly id: string }>({ query: () => ({}) as never }) }),
});
const PodcastPage = (): ReactNode => <h1>{podcasts.useGetPodcastQuery({ id: '7' }).data?.title}</h1>;

const ContactPage = (): ReactNode => <h1>Contact</h1>;
const LazyContactPage = lazyPage(async () => ({ ContactPage }), 'ContactPage');

const ListPage = (): ReactNode => <h1>{useLocation().search}</h1>;

let useStations: () => { readonly data?: readonly string[] } = () => ({});
const RadioPage = (): ReactNode => <h1>{useStations().data?.[0]}</h1>;

/** Its file, which adds the endpoint, is evaluated on the first rendering. */
const LazyRadioPage = lazyPage(async () => {
	const radio = baseApi.injectEndpoints({
		endpoints: (build) => ({ listStations: build.query<readonly string[], void>({ query: () => ({}) as never }) }),
	});
	useStations = radio.useListStationsQuery;
	return { RadioPage };
}, 'RadioPage');

test('a response for an unknown endpoint is left out of the page', async () => {
	const page = await renderPage({ url: '/', origin: 'https://tulia.example', releases, modules: { content }, data });
	expect(page.status).toBe(200);
	expect(page.html).toContain('Karibu');
	expect(page.html).not.toContain('listPodcasts');
});

test('responses of endpoints with arguments are in the store and in the document of the page', async () => {
	const { html } = await renderPage({
		url: '/',
		origin: 'https://tulia.example',
		releases,
		modules: { content: { App: PodcastPage } },
		data: {},
		answers: [{ name: 'getPodcast', args: { id: '7' }, value: { title: 'Resting' } }],
	});
	expect(html).toContain('<h1>Resting</h1>');
	expect(html).toContain('getPodcast({\\"id\\":\\"7\\"})');
});

test('the document of a lazy page lists its files, also on the second rendering', async () => {
	const pages = {
		'contact-page': { scripts: ['assets/contact.js'], styles: ['assets/contact.css'], uses: [] },
		'blogs-page': { scripts: ['assets/blogs.js'], styles: ['assets/blogs.css'], uses: [] },
	};
	const live = { ...releases, content: { name: 'content', version: '1', base: '/mfe/content/1/', ...base, pages } };
	for (const _time of ['first', 'second']) {
		const { html } = await renderPage({
			url: '/contact',
			origin: 'https://tulia.example',
			releases: live,
			modules: { content: { App: LazyContactPage } },
			data: {},
		});
		expect(html).toContain('<h1>Contact</h1>');
		expect(html).toContain('<link rel="stylesheet" href="/mfe/content/1/assets/contact.css"');
		expect(html).toContain('/mfe/content/1/assets/contact.js');
		expect(html).not.toContain('assets/blogs');
	}
});

test('a lazy page is rendered with its responses the first time too, though its endpoints are known only then', async () => {
	const { html } = await renderPage({
		url: '/blogs',
		origin: 'https://tulia.example',
		releases,
		modules: { content: { App: LazyRadioPage } },
		data: { listStations: ['Radio Tulia'] },
	});
	expect(html).toContain('<h1>Radio Tulia</h1>');
	expect(html).toContain('"listStations');
});

test('a further page of a list is rendered, and its document names the page', async () => {
	const modules = { content: { App: ListPage } };
	const render = (url: string) => renderPage({ url, origin: 'https://tulia.example', releases, modules, data: {} });
	const { html } = await render('/blogs?page=2');
	expect(html).toContain('<h1>?page=2</h1>');
	expect(html).toContain('data-path="/blogs?page=2"');
	expect((await render('/blogs')).html).toContain('data-path="/blogs"');
});

test('an app document is written although the data has an unknown endpoint', async () => {
	expect(await renderAppDocument({ releases, data })).not.toContain('listPodcasts');
});

test('the response of an endpoint that a live module adds is in the document', async () => {
	baseApi.injectEndpoints({
		endpoints: (build) => ({ listPodcastsNow: build.query<unknown, void>({ query: () => ({}) as never }) }),
	});
	const html = await renderAppDocument({ releases, data: { listPodcastsNow: { data: ['one'] } } });
	expect(html).toContain('listPodcastsNow');
});
