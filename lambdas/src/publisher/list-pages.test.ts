import { siteFixture } from '../../test-support/publisher/site-fixture.ts';
import { publish } from './publish/publish.usecase.ts';

beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true);
	jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

const manyArticles = (count: number) =>
	Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at + 1}`, `Article ${at + 1}`]));
const listFiles = (objects: ReadonlyMap<string, string>) =>
	[...objects.keys()].filter((key) => key.startsWith('pages/blogs/page/')).sort();

test('the list of articles has a file for each page of six after the first, and surplus files are removed', async () => {
	const { objects, state, deps } = siteFixture();
	state.articles = manyArticles(13);
	await publish(deps)();
	expect(listFiles(objects)).toEqual(['pages/blogs/page/2.html', 'pages/blogs/page/3.html']);
	expect(objects.get('pages/blogs/page/2.html')).toMatch(/^\/blogs\?page=2 c1 \{"listArticles":/);
	state.articles = manyArticles(12);
	await publish(deps)();
	expect(listFiles(objects)).toEqual(['pages/blogs/page/2.html']);
	state.articles = manyArticles(6);
	await publish(deps)();
	expect(listFiles(objects)).toEqual([]);
	expect(objects.get('pages/blogs.html')).toContain('/blogs c1');
});

test('all pages of the list are rendered again for a new article, and none when only the text of one changes', async () => {
	const { state, deps } = siteFixture();
	state.articles = manyArticles(7);
	await publish(deps)();
	state.rendered = [];
	state.articles = manyArticles(8);
	await publish(deps)();
	expect(state.rendered).toEqual(['/', '/blogs', '/blogs?page=2', '/blogs/a8']);
	state.rendered = [];
	state.articles = { ...manyArticles(8), a1: 'Another text' };
	await publish(deps)();
	expect(state.rendered).toEqual(['/blogs/a1']);
});
