import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { saveArticle } from '../../../demo/save-article.ts';
import { injectFaults } from '../../../test-support/appointment/fault-injection.ts';
import { anArticle } from '../../../test-support/article/an-article.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { visitorLimits } from '../../platform/limits/visitor-limits.repository.ts';
import { articleRepository } from '../article.repository.ts';
import { articleCountsRepository } from './article-counts.repository.ts';
import { likeArticle, viewArticle } from './article-counts.usecase.ts';
import { articleMarksRepository } from './article-marks.repository.ts';

const NOW = new Date('2026-11-21T20:30:00.000Z'); // 11:30 PM in Nairobi
const PHONE =
	'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const openCipher = async () => fieldCipherFrom(new Uint8Array(32));

let engine: FreshTable;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
	await saveArticle(table.db, table.tableName)(anArticle({ id: '1' }), 'published');
	await saveArticle(table.db, table.tableName)(anArticle({ id: 'draft' }), 'draft');
});
afterEach(() => table.close());

const deps = (now = NOW) => ({
	articles: articleRepository(table.db, table.tableName),
	counts: articleCountsRepository(table.db, table.tableName),
	marks: articleMarksRepository(table.db, table.tableName, openCipher),
	limits: visitorLimits(table.db, table.tableName, openCipher),
	now: () => now,
});

let addresses = 0;
/** A browser with its own address, so that only its own limit counts. */
const aBrowser = () => {
	addresses += 1;
	return { device: randomUUID(), ip: `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`, userAgent: PHONE };
};
type Browser = ReturnType<typeof aBrowser>;

const like = (viewer: Browser, liked = true, id = '1') =>
	likeArticle(deps())({ params: { id }, body: { liked }, viewer });
const view = (viewer: Browser, { now = NOW, id = '1' } = {}) => viewArticle(deps(now))({ params: { id }, viewer });
const counts = () => articleCountsRepository(table.db, table.tableName).read('1', 'fresh');
const everything = async () => (await table.db.send(new ScanCommand({ TableName: table.tableName }))).Items ?? [];
const ofEntity = async (entity: string) => (await everything()).filter((item) => item.entity === entity);

describe('a like', () => {
	test('a like is counted, returns the new counts, and can be removed', async () => {
		const browser = aBrowser();
		expect(await like(browser)).toEqual({ ok: true, value: { likes: 1, views: 0 } });
		expect(await like(browser, false)).toEqual({ ok: true, value: { likes: 0, views: 0 } });
	});

	test('a like is idempotent: given twice it counts once, removed twice it counts as none', async () => {
		const [one, two] = [aBrowser(), aBrowser()];
		for (const browser of [one, one, two]) await like(browser);
		expect(await counts()).toEqual({ likes: 2, views: 0 });
		for (const browser of [one, one]) await like(browser, false);
		expect(await counts()).toEqual({ likes: 1, views: 0 });
	});

	test('a like that was never given cannot be removed: no count falls below zero', async () => {
		expect(await like(aBrowser(), false)).toEqual({ ok: true, value: { likes: 0, views: 0 } });
		expect(await ofEntity('article-count')).toEqual([]);
	});

	test('a like counts once when a browser sends it fifty times at once', async () => {
		const browser = aBrowser();
		const answers = await Promise.all(Array.from({ length: 50 }, () => like(browser)));
		expect(answers.filter(({ ok }) => !ok)).toEqual([]);
		expect(await counts()).toEqual({ likes: 1, views: 0 });
	});

	test('fifty likes are counted when fifty browsers like at once', async () => {
		await Promise.all(Array.from({ length: 50 }, () => like(aBrowser())));
		expect(await counts()).toEqual({ likes: 50, views: 0 });
	});

	test('a like has the state of its last request, and the count equals the stored likes', async () => {
		const browsers = Array.from({ length: 6 }, aBrowser);
		await Promise.all(
			browsers.flatMap((browser, seed) =>
				Array.from({ length: 12 }, (_, turn) => like(browser, (turn * 7 + seed) % 3 !== 0)),
			),
		);
		const { likes } = await counts();
		expect(await ofEntity('article-like')).toHaveLength(likes);
		expect((await ofEntity('article-count')).filter((item) => item.likes < 0)).toEqual([]);
		for (const [index, browser] of browsers.entries()) await like(browser, index % 2 === 0);
		expect(await counts()).toEqual({ likes: 3, views: 0 });
	});

	test('a like counts once when its response is lost and the SDK repeats it under one token', async () => {
		const tokens: unknown[] = [];
		table.client.middlewareStack.add(
			(next, context) => (args) => {
				const { body } = args.request as { body: Uint8Array };
				if (context.commandName === 'TransactWriteItemsCommand')
					tokens.push(JSON.parse(new TextDecoder().decode(body)).ClientRequestToken);
				return next(args);
			},
			{ step: 'finalizeRequest', priority: 'low', name: 'tokens' },
		);
		const { sent } = injectFaults(table.client, 'TransactWriteItemsCommand', ['lose_answer', 'lose_answer']);
		expect(await like(aBrowser())).toEqual({ ok: true, value: { likes: 1, views: 0 } });
		expect(sent()).toBe(3);
		expect(tokens).toHaveLength(3);
		expect(new Set(tokens).size).toBe(1);
		expect(tokens[0]).toEqual(expect.any(String));
	});

	test('a like that ends in an outage counts once when it is repeated', async () => {
		const browser = aBrowser();
		injectFaults(table.client, 'TransactWriteItemsCommand', ['lose_answer', 'lose_answer', 'lose_answer']);
		await expect(like(browser)).rejects.toThrow('injected TimeoutError');
		expect(await like(browser)).toEqual({ ok: true, value: { likes: 1, views: 0 } });
	});

	test('a like is retried after conflicts with other transactions', async () => {
		const conflict = { name: 'TransactionCanceledException', reasons: ['None', 'TransactionConflict'] } as const;
		injectFaults(table.client, 'TransactWriteItemsCommand', [conflict, conflict]);
		expect(await like(aBrowser())).toEqual({ ok: true, value: { likes: 1, views: 0 } });
	});

	test.each(['draft', 'unknown'])(
		'a like of an article that is not published (%s) is refused and writes nothing',
		async (id) => {
			expect(await like(aBrowser(), true, id)).toEqual({ ok: false, refusal: 'not_found' });
			expect(await ofEntity('article-like')).toEqual([]);
			expect(await ofEntity('article-count')).toEqual([]);
		},
	);

	test('a like is refused to a browser after sixty requests in ten minutes', async () => {
		const browser = aBrowser();
		for (let turn = 0; turn < 60; turn += 1) await like(browser, turn % 2 === 0);
		expect(await like(browser)).toMatchObject({ ok: false, refusal: 'too_many_requests' });
		expect(await counts()).toEqual({ likes: 0, views: 0 });
	});
});

describe('a view', () => {
	test('a view counts once per browser and day, however often it reads', async () => {
		const browser = aBrowser();
		expect(await view(browser)).toEqual({ ok: true, value: { likes: 0, views: 1 } });
		expect(await view(browser)).toEqual({ ok: true, value: { likes: 0, views: 1 } });
		expect(await view(aBrowser())).toEqual({ ok: true, value: { likes: 0, views: 2 } });
	});

	test('a view counts once for fifty requests of one browser at once, and fifty times for fifty browsers', async () => {
		const browser = aBrowser();
		await Promise.all(Array.from({ length: 50 }, () => view(browser)));
		expect(await counts()).toEqual({ likes: 0, views: 1 });
		await Promise.all(Array.from({ length: 50 }, () => view(aBrowser())));
		expect(await counts()).toEqual({ likes: 0, views: 51 });
	});

	test('a view counts again on the next day, which begins at midnight in Nairobi', async () => {
		const browser = aBrowser();
		for (const now of ['2026-11-21T20:59:59.999Z', '2026-11-21T21:00:00.000Z', '2026-11-22T20:59:59.000Z']) {
			await view(browser, { now: new Date(now) });
		}
		expect(await counts()).toEqual({ likes: 0, views: 2 });
	});

	test.each([
		['a robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
		['a program without a user agent', ''],
	])('a view of %s returns the counts, and nothing is written', async (_who, userAgent) => {
		await view(aBrowser());
		const before = await everything();
		expect(await view({ ...aBrowser(), userAgent })).toEqual({ ok: true, value: { likes: 0, views: 1 } });
		expect(await view({ ...aBrowser(), userAgent }, { id: 'draft' })).toEqual({ ok: false, refusal: 'not_found' });
		expect(await everything()).toEqual(before);
	});

	test.each(['draft', 'unknown'])('a view of an article that is not published (%s) is refused', async (id) => {
		expect(await view(aBrowser(), { id })).toEqual({ ok: false, refusal: 'not_found' });
		expect(await ofEntity('article-view')).toEqual([]);
	});

	test('a view is refused to a browser after sixty requests in ten minutes', async () => {
		const browser = aBrowser();
		for (let turn = 0; turn < 60; turn += 1) expect(await view(browser)).toMatchObject({ ok: true });
		expect(await view(browser)).toMatchObject({ ok: false, refusal: 'too_many_requests' });
	});

	test('a view expires two days later, while its count stays', async () => {
		await view(aBrowser());
		expect(await ofEntity('article-view')).toMatchObject([{ ttl: NOW.getTime() / 1000 + 2 * 24 * 60 * 60 }]);
		expect((await ofEntity('article-count')).filter((item) => 'ttl' in item)).toEqual([]);
	});
});

describe('what is stored about a reader', () => {
	test('a reader is stored as another pseudonym for each article, day and purpose, without the browser’s id', async () => {
		await saveArticle(table.db, table.tableName)(anArticle({ id: '2' }), 'published');
		const browser = aBrowser();
		for (const id of ['1', '2']) {
			await like(browser, true, id);
			await view(browser, { id });
		}
		await view(browser, { now: new Date('2026-11-22T09:00:00.000Z') });
		const items = await everything();
		expect(JSON.stringify(items)).not.toContain(browser.device);
		const marks = items.filter(({ entity }) => entity === 'article-like' || entity === 'article-view');
		const pseudonyms = marks.map(({ PK }) => String(PK).split('#').at(-1));
		expect(pseudonyms).toHaveLength(5);
		expect(new Set(pseudonyms).size).toBe(5);
	});

	test('no key of a reader’s items begins like an article’s, so that none renders a page again', async () => {
		await like(aBrowser());
		await view(aBrowser());
		const counting = ['article-like', 'article-view', 'article-count'];
		const counted = (await everything()).filter(({ entity }) => counting.includes(entity));
		expect(counted.length).toBeGreaterThanOrEqual(3);
		expect(counted.filter(({ PK }) => /^(?:BLOG#|CATALOG#|PROFILE#)/.test(PK))).toEqual([]);
	});
});
