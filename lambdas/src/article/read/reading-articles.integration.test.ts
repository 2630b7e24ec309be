import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import { type SaveArticle, saveArticle } from '../../../demo/save-article.ts';
import { anArticle } from '../../../test-support/article/an-article.ts';
import { sentCommands } from '../../../test-support/article/sent-commands.ts';
import { articleRepository } from '../article.repository.ts';
import { articleCountsRepository } from '../counts/article-counts.repository.ts';
import { getArticleCounts } from '../counts/article-counts.usecase.ts';
import { sanitiseArticle } from '../sanitise-article.ts';
import { getArticle, listRelatedArticles } from './read-articles.usecase.ts';

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

const articles = () => articleRepository(table.db, table.tableName);
const save: SaveArticle = (...given) => saveArticle(table.db, table.tableName)(...given);
const read = (id: string) => getArticle({ articles: articles() })({ params: { id } });
const related = async (id: string, category: 'Anxiety' | 'Self-Care') => {
	const answer = await listRelatedArticles({ articles: articles() })({ params: { id }, query: { category } });
	return answer.ok ? answer.value.data.map((card) => card.id) : [];
};
const countsOf = (id: string) =>
	getArticleCounts({ counts: articleCountsRepository(table.db, table.tableName) })({ params: { id } });

describe('reading an article', () => {
	test('a published article is returned whole', async () => {
		const article = anArticle({ id: '1' });
		await save(article, 'published');
		expect(await read('1')).toEqual({ ok: true, value: article });
	});

	test('a draft is not found, like an unknown id', async () => {
		await save(anArticle({ id: '1' }), 'draft');
		expect(await read('1')).toEqual({ ok: false, refusal: 'not_found' });
		expect(await read('1')).toEqual(await read('2'));
	});

	test('an article that was stored unsanitised is sanitised when it is read', async () => {
		await save(anArticle({ id: '1' }), 'published');
		for (const payload of xssPayloads) {
			await table.db.send(
				new UpdateCommand({
					TableName: table.tableName,
					Key: { PK: 'BLOG#1', SK: 'BODY' },
					UpdateExpression: 'SET content = :payload',
					ExpressionAttributeValues: { ':payload': payload },
				}),
			);
			expect(await read('1')).toMatchObject({ value: { content: sanitiseArticle(payload) } });
		}
	});
});

describe('related articles', () => {
	test('related articles are the three newest others of the category, newest first', async () => {
		for (const id of ['1', '2', '3', '4', '5']) {
			await save(anArticle({ id, createdAt: `2026-11-0${id}T06:00:00.000Z` }), 'published');
		}
		await save(anArticle({ id: '9', category: 'Anxiety' }), 'published');
		expect(await related('5', 'Self-Care')).toEqual(['4', '3', '2']);
		expect(await related('1', 'Self-Care')).toEqual(['5', '4', '3']);
		expect(await related('9', 'Anxiety')).toEqual([]);
	});

	test('related articles are never drafts', async () => {
		await save(anArticle({ id: '1' }), 'published');
		await save(anArticle({ id: '2' }), 'draft');
		expect(await related('1', 'Self-Care')).toEqual([]);
	});
});

test('an unread article has neither likes nor views', async () => {
	expect(await countsOf('1')).toEqual({ ok: true, value: { likes: 0, views: 0 } });
});

test('each read is one Query, and none is a Scan', async () => {
	await save(anArticle({ id: '1' }), 'published');
	for (const one of [
		() => read('1'),
		() => read('unknown'),
		() => related('1', 'Self-Care'),
		() => countsOf('1'),
		() => articles().listPublished(),
	])
		expect(await sentCommands(table.client, one)).toEqual(['QueryCommand']);
});
