import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type SaveArticle, saveArticle } from '../../demo/save-article.ts';
import { anArticle } from '../../test-support/article/an-article.ts';
import { articleRepository } from './article.repository.ts';
import { listArticles } from './read/read-articles.usecase.ts';

let engine: FreshTable;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const store = () => articleRepository(table.db, table.tableName);
const save: SaveArticle = (...given) => saveArticle(table.db, table.tableName)(...given);

describe('published articles', () => {
	test('published articles are listed newest first, as cards without their text', async () => {
		const articles = store();
		const older = anArticle({ id: 'b', createdAt: '2026-10-01T06:00:00.000Z' });
		const newer = anArticle({ id: 'a', createdAt: '2026-11-01T06:00:00.000Z' });
		await save(older, 'published');
		await save(newer, 'published');
		const cards = [newer, older].map(({ content: _content, aboutAuthor: _aboutAuthor, ...card }) => card);
		expect(await listArticles({ articles })()).toEqual({ ok: true, value: { data: cards } });
	});

	test('published articles are found whole, by id', async () => {
		const articles = store();
		const article = anArticle({ id: '1', content: '<p>Breathe out.</p>' });
		await save(article, 'published');
		expect(await articles.findPublished('1')).toEqual(article);
		expect(await articles.findPublished('2')).toBeUndefined();
		expect([await articles.isPublished('1'), await articles.isPublished('2')]).toEqual([true, false]);
	});

	test('publishing an article again replaces it, in another category too', async () => {
		const articles = store();
		await save(anArticle({ id: '1', category: 'Wellness' }), 'published');
		await save(anArticle({ id: '1', createdAt: '2026-11-02T06:00:00.000Z' }), 'published');
		expect((await articles.listPublished()).map(({ createdAt }) => createdAt)).toEqual(['2026-11-02T06:00:00.000Z']);
		expect(await articles.newestOf('Wellness', 5)).toEqual([]);
		expect(await articles.newestOf('Self-Care', 5)).toHaveLength(1);
	});

	test('published articles are all listed when a Query needs several pages', async () => {
		const articles = store();
		const snippet = 'word '.repeat(60_000);
		for (const day of ['01', '02', '03', '04', '05']) {
			await save(anArticle({ id: day, createdAt: `2026-11-${day}T06:00:00.000Z`, snippet }), 'published');
		}
		expect((await articles.listPublished()).map(({ id }) => id)).toEqual(['05', '04', '03', '02', '01']);
	});

	test('published articles are sanitised before they are stored', async () => {
		const articles = store();
		const content = '<p onclick="x()">Hello.<script>x()</script></p>';
		await save(anArticle({ id: '1', content }), 'published');
		expect((await articles.findPublished('1'))?.content).toBe('<p>Hello.</p>');
	});
});

describe('drafts in the public lists', () => {
	test('a draft is on no public list and is not found', async () => {
		const articles = store();
		await save(anArticle({ id: '1' }), 'draft');
		expect(await articles.listPublished()).toEqual([]);
		expect(await articles.newestOf('Self-Care', 5)).toEqual([]);
		expect(await articles.findPublished('1')).toBeUndefined();
		expect(await articles.isPublished('1')).toBe(false);
	});

	test('an article that becomes a draft again leaves every public list at once', async () => {
		const articles = store();
		await save(anArticle({ id: '1' }), 'published');
		await save(anArticle({ id: '1' }), 'draft');
		expect(await articles.listPublished()).toEqual([]);
		expect(await articles.newestOf('Self-Care', 5)).toEqual([]);
		expect(await articles.findPublished('1')).toBeUndefined();
	});
});
