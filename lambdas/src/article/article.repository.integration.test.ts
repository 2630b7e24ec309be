import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { articleRepository } from './article.repository.ts';
import type { Article } from './article.ts';
import { listArticles } from './list-articles.usecase.ts';

const anArticle = (id: string, createdAt: string, content = '<p>Hello.</p>'): Article => ({
	id,
	title: `Article ${id}`,
	snippet: 'In short.',
	author: 'Amina Hassan',
	category: 'Self-Care',
	createdAt,
	readTime: '1 min read',
	imageUrl: 'cover-self-care',
	content,
});

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

describe('published articles', () => {
	test('are listed newest first, as cards without their text', async () => {
		const articles = articleRepository(table.db, table.tableName);
		const older = anArticle('b', '2026-10-01T06:00:00.000Z');
		const newer = anArticle('a', '2026-11-01T06:00:00.000Z');
		await articles.publish(older);
		await articles.publish(newer);
		const { content: _newerText, ...newerCard } = newer;
		const { content: _olderText, ...olderCard } = older;
		expect(await listArticles({ articles })()).toEqual({ ok: true, value: { data: [newerCard, olderCard] } });
	});

	test('keep their text apart, by id', async () => {
		const articles = articleRepository(table.db, table.tableName);
		await articles.publish(anArticle('1', '2026-11-01T06:00:00.000Z', '<p>Breathe out.</p>'));
		expect(await articles.contentOf('1')).toBe('<p>Breathe out.</p>');
		expect(await articles.contentOf('2')).toBeUndefined();
	});

	test('replace themselves when they are published again', async () => {
		const articles = articleRepository(table.db, table.tableName);
		await articles.publish(anArticle('1', '2026-11-01T06:00:00.000Z'));
		await articles.publish(anArticle('1', '2026-11-02T06:00:00.000Z'));
		expect((await articles.listPublished()).map(({ createdAt }) => createdAt)).toEqual(['2026-11-02T06:00:00.000Z']);
	});

	test('are all listed when they fill more than one page of a Query', async () => {
		const articles = articleRepository(table.db, table.tableName);
		const long = 'word '.repeat(60_000);
		for (const day of ['01', '02', '03', '04', '05']) {
			await articles.publish({ ...anArticle(day, `2026-11-${day}T06:00:00.000Z`), snippet: long });
		}
		expect((await articles.listPublished()).map(({ id }) => id)).toEqual(['05', '04', '03', '02', '01']);
	});
});
