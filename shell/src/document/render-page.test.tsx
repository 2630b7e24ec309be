/** @jest-environment node */
import { baseApi, type RemoteModule } from '@tulia/platform';
import { renderAppDocument, renderPage } from './render-page.tsx';

const base = { styles: [], remoteEntry: null, scripts: ['assets/main.js'] };
const releases = { shell: { name: 'shell', version: '1', base: '/shell/1/', ...base } };
const content: RemoteModule = { App: () => <h1>Karibu</h1> };
/** Answers for a build of the site that has since been rolled back: this one has no such endpoint. */
const data = { listPodcasts: { data: [] } };

test('an answer for an endpoint that the live modules do not know is left out of the page', async () => {
	const page = await renderPage({ url: '/', origin: 'https://tulia.example', releases, modules: { content }, data });
	expect(page.status).toBe(200);
	expect(page.html).toContain('Karibu');
	expect(page.html).not.toContain('listPodcasts');
});

test('an app document is written although it is given such an answer', async () => {
	expect(await renderAppDocument({ releases, data })).not.toContain('listPodcasts');
});

test('an answer for an endpoint that a live module adds travels with the page', async () => {
	baseApi.injectEndpoints({
		endpoints: (build) => ({ listPodcastsNow: build.query<unknown, void>({ query: () => ({}) as never }) }),
	});
	const html = await renderAppDocument({ releases, data: { listPodcastsNow: { data: ['one'] } } });
	expect(html).toContain('listPodcastsNow');
});
